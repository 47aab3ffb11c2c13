"""Notices for people who must choose while they are away, through the push services of their browsers: `Messenger`.

May import store, limiters and table.
"""
