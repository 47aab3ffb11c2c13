# Hinweise, wenn du dran bist. Loaded with the settings.

push-title = Wenn du dran bist
push-why = Für Partien, in denen ein Zug Stunden oder einen Tag dauern darf. Jedes Mal, wenn du dran bist, kommt ein Hinweis, während diese Seite im Hintergrund ist; wenn der Betreiber dieses Servers es erlaubt, auch während sie geschlossen ist.
push-on = Sag mir Bescheid, wenn ich dran bin
push-not-at-night = Nicht nachts (22 bis 8 Uhr)
push-says = Du bist dran!
push-not-allowed = Dieser Browser erlaubt für diese Seite keine Hinweise. Erlaube sie in seinen Einstellungen.
refusal-no-notices = Dieser Server schickt keine Hinweise.
