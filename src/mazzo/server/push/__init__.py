"""Notices for people who are asked while they are away, through the push services of their browsers."""
