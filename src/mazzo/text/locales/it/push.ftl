# Avvisi quando tocca a te. Loaded with the settings.

push-title = Quando tocca a te
push-why = Per le partite in cui un turno dura ore, o un giorno intero. Un avviso ogni volta che tocca a te, mentre questa pagina è in secondo piano; se chi gestisce il server lo permette, anche quando è chiusa.
push-on = Avvisami quando tocca a me
push-not-at-night = Non di notte (dalle 22 alle 8)
push-says = Tocca a te!
push-not-allowed = Questo browser blocca gli avvisi di questa pagina. Attivali nelle sue impostazioni.
refusal-no-notices = Questo server non manda avvisi.
