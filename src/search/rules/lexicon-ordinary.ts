/** Words that resemble place names but are never corrected to them. */
const WORDS = `
culla culle lettino lettini seggiolone seggioloni passeggino passeggini fasciatoio biberon pannolini vaschetta bimbo bimba bimbi bimbe neonati
lenzuola asciugamani cuscino cuscini coperta coperte materasso divano armadio frigo frigorifero forno fornello microonde bollitore caffettiera
moka tostapane stoviglie pentole piatti doccia docce vasca bidet phon specchio scrivania tavoli sedie sdraio lettini ombrellone ombrelloni
amaca dondolo gazebo pergolato portico veranda cortile patio recinto recintato cancello soppalco mansarda cantina cantine taverna soffitta
scala scale gradino gradini rampa piano piani ingresso chiavi chiave portiere citofono serratura zanzariere tapparelle caldaia stufa pellet
legna candele tovaglia tende tappeto cassaforte ferro stiro lavanderia asciugatrice detersivo sapone bagno bagni mercato mercati mercatino
mercatini sagra sagre mostra museo musei teatro cinema palestra campo campi tennis calcio golf maneggio cavalli cavallo cavalcate pesca caccia
canoa kayak surf vela gommone pedalo snorkeling immersioni grotta grotte cascata cascate torrente ruscello sentiero sentieri pista piste
ciclabile bicicletta ciclismo funghi tartufo tartufi castagne olive raccolta degustazione degustazioni aperitivo colazioni cene pranzo cena
ristorante ristoranti trattoria osteria pizzeria forneria macelleria farmacia ospedale scuola asilo chiese abbazia santuario presepe presepi
fuochi candelora carnevale luminarie zampogna ballo danza musica musicisti corso corsi yoga meditazione ritiro massaggi massaggio lettura
libri libro gioco giochi giostre ludoteca altalena scivolo sabbia scogli scoglio ghiaia molo faro marina spiaggetta caletta laghetto stagno
collina colline valle valli bosco prati prato fattorie mucche pecore capre galline asini asino maiali orto serra serre frutteto mandorli albero alberi mincio passaggio
sereno serena tranquillita pace calma isolato isolata isolati appartato centrale centrali vicinanza accesso accessi salita discesa discesi
lettiera ciotola guinzaglio cucciolo cuccioli gattino taglia allergia allergie celiaci celiaco vegano vegana vegetariano
cot crib cots cribs stroller pram highchair towel towels sheets pillow blanket oven kettle toaster fridge freezer bath tub bathtub shower
balcony porch yard fence fenced gate stairs steps lift ramp level floor ground cellar attic loft barn mill farm horses riding hiking cycling
market markets fair museum theatre church castle waterfall cave caves trail trails fishing sailing diving surfing kayaking tennis golf
babybett kinderbett kinderwagen hochstuhl handtucher bettwasche kissen decke ofen herd kuhlschrank badewanne dusche balkon veranda zaun
eingezaunt stufen treppe treppen rampe keller dachboden scheune muhle pferde reiten wandern radfahren markt markte messe museum theater
kirche burg schloss wasserfall hohle wanderweg angeln segeln tauchen surfen spielplatz garten wiese wiesen wald
berceau poussette chaise lits draps serviettes oreiller couverture four bouilloire frigo baignoire douche balcon veranda cloture barriere
escalier rampe cave grenier grange moulin chevaux equitation randonnee velo musee theatre eglise chateau cascade grotte
sentier peche voile plongee jeux jardin prairie foret campagne
`;

export const ORDINARY: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
