# Notices that it’s your turn. Loaded with the settings.

push-title = When it’s your turn
push-why = For games with turns of hours or a day. You get one notice each time it’s your turn, while this page is in the background; where the operator of this server allows it, even while it’s closed.
push-on = Tell me when it’s my turn
push-not-at-night = Not at night (22:00 to 8:00)
push-says = It’s your turn!
push-not-allowed = This browser doesn’t allow notices for this page. Allow them in its settings.
refusal-no-notices = This server sends no notices.
