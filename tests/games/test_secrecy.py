"""Nothing that a seat is sent, and nothing about when it is asked, depends on what it cannot know.

`hidden.py` says how this is tried. The second half of this file is for trust in the first: rules that leak are caught.
"""
