# Avvisi quando tocca a te. Loaded with the settings.

push-title = Quando tocca a te
push-why = Per partite con turni di ore o di un giorno. Ricevi un solo avviso per ogni domanda, mentre questa pagina è in secondo piano; se chi gestisce il server lo permette, anche quando è chiusa.
push-on = Avvisami quando tocca a me
push-not-at-night = Non di notte (dalle 22 alle 8)
push-says = Tocca a te!
push-not-allowed = Questo browser non permette avvisi per questa pagina. Permettili nelle sue impostazioni.
refusal-no-notices = Questo server non manda avvisi.
