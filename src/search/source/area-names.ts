/** Compiled by hand from travel guides and the areas' tourism websites. `read-area-names.ts` describes the format. */
export const AREA_NAMES = `
Monte Bianco | en Mont Blanc: at the foot of Mont Blanc | de Mont Blanc: am Mont Blanc ~ montblanc | fr Mont Blanc: au pied du Mont Blanc
Val d'Ayas | en Ayas Valley: in the Ayas Valley | de Ayas-Tal: im Ayas-Tal ~ ayastal | fr Val d’Ayas: dans le val d’Ayas
Valle di Gressoney | en Gressoney Valley: in the Gressoney Valley ~ lys valley | de Gressoney-Tal: im Gressoney-Tal ~ gressoneytal, lystal | fr Vallée de Gressoney: dans la vallée de Gressoney ~ vallee du lys
Valtournenche | en Valtournenche: in Valtournenche ~ matterhorn | de Valtournenche: im Valtournenche | fr Valtournenche: dans le Valtournenche ~ mont cervin
Gran Paradiso | en Gran Paradiso: in the Gran Paradiso ~ gran paradiso national park | de Gran Paradiso: am Gran Paradiso ~ nationalpark gran paradiso | fr Grand Paradis: dans le Grand Paradis ~ parc national du grand paradis
Val di Susa | en Susa Valley: in the Susa Valley | de Susatal: im Susatal | fr Val de Suse: dans le val de Suse ~ vallee de suse
Via Lattea | en Via Lattea: in the Via Lattea | de Via Lattea: in der Via Lattea ~ skigebiet via lattea | fr Voie Lactée: dans la Voie Lactée
Val d'Ossola | en Ossola Valley: in the Ossola Valley | de Ossolatal: im Ossolatal ~ eschental | fr Val d’Ossola: dans le val d’Ossola
Valsesia | en Valsesia: in Valsesia ~ sesia valley | de Sesiatal: im Sesiatal | fr Valsesia: dans le Valsesia
Valtellina | en Valtellina: in Valtellina ~ valtelline | de Veltlin: im Veltlin | fr Valteline: en Valteline
Valchiavenna | en Valchiavenna: in Valchiavenna ~ chiavenna valley | de Valchiavenna: im Valchiavenna | fr Valchiavenna: dans le Valchiavenna
Val Camonica | en Val Camonica: in Val Camonica ~ camonica valley | de Val Camonica: im Val Camonica ~ kamonische tal | fr Val Camonica: dans le val Camonica
Val Brembana | en Brembana Valley: in the Brembana Valley | de Val Brembana: im Val Brembana ~ brembotal | fr Val Brembana: dans le val Brembana
Val Seriana | en Seriana Valley: in the Seriana Valley | de Val Seriana: im Val Seriana ~ seriotal | fr Val Seriana: dans le val Seriana
Val Venosta | en Vinschgau Valley: in the Vinschgau Valley ~ venosta valley, vinschgau valley | de Vinschgau: im Vinschgau | fr Val Venosta: dans le val Venosta
Merano e dintorni | en Merano and Environs: in and around Merano | de Meraner Land: im Meraner Land ~ meran und umgebung, burggrafenamt, passeiertal, passeier | fr Merano et ses environs: à Merano et dans ses environs
Valle Isarco | en Eisack Valley: in the Eisack Valley ~ isarco valley | de Eisacktal: im Eisacktal | fr Vallée de l’Isarco: dans la vallée de l’Isarco ~ val isarco
Val Pusteria | en Puster Valley: in the Puster Valley ~ pusteria valley | de Pustertal: im Pustertal ~ hochpustertal | fr Val Pusteria: dans le val Pusteria
Valli di Tures e Aurina | en Tures and Aurina Valleys: in the Tures and Aurina Valleys ~ ahrntal valley, aurina valley, ahr valley | de Tauferer Ahrntal: im Tauferer Ahrntal ~ tauferer tal | fr Vallées de Tures et Aurina: dans les vallées de Tures et Aurina
Val Gardena | en Val Gardena: in Val Gardena ~ gardena valley | de Gröden: in Gröden ~ grodental, grodner tal, grodnertal | fr Val Gardena: dans le val Gardena
Alpe di Siusi | en Alpe di Siusi: on the Alpe di Siusi ~ seiser alm plateau | de Seiser Alm: auf der Seiser Alm ~ schlern, seis am schlern | fr Alpe di Siusi: sur l’Alpe di Siusi
Alta Badia | en Alta Badia: in Alta Badia | de Alta Badia: in Alta Badia ~ hochabtei | fr Alta Badia: à Alta Badia
Val Badia | en Val Badia: in Val Badia ~ badia valley | de Gadertal: im Gadertal ~ abteital | fr Val Badia: dans le val Badia
Val di Fassa | en Val di Fassa: in Val di Fassa ~ fassa valley | de Fassatal: im Fassatal | fr Val di Fassa: dans le val di Fassa ~ vallee de fassa
Val di Fiemme | en Val di Fiemme: in Val di Fiemme ~ fiemme valley | de Fleimstal: im Fleimstal | fr Val di Fiemme: dans le val di Fiemme ~ vallee de fiemme
Primiero | en Primiero: in Primiero ~ primiero valley | de Primiero: im Primiero ~ primor | fr Primiero: dans le Primiero
Val di Sole | en Val di Sole: in Val di Sole ~ sole valley | de Val di Sole: im Val di Sole ~ sulzberg | fr Val di Sole: dans le val di Sole
Val di Non | en Val di Non: in Val di Non ~ non valley | de Nonstal: im Nonstal ~ nonsberg | fr Val di Non: dans le val di Non
Val Rendena | en Val Rendena: in Val Rendena ~ rendena valley | de Rendenatal: im Rendenatal | fr Val Rendena: dans le val Rendena
Altopiano della Paganella | en Paganella Plateau: on the Paganella Plateau ~ brenta dolomites | de Paganella-Hochebene: auf der Paganella-Hochebene ~ brenta dolomiten, brentadolomiten | fr Plateau de la Paganella: sur le plateau de la Paganella ~ dolomites de brenta
Alpe Cimbra | en Alpe Cimbra: in Alpe Cimbra | de Alpe Cimbra: auf der Alpe Cimbra ~ hochebene von folgaria | fr Alpe Cimbra: sur l’Alpe Cimbra
Valsugana | en Valsugana: in Valsugana | de Valsugana: im Valsugana ~ suganertal, caldonazzosee, levicosee | fr Valsugana: dans le Valsugana ~ lac de caldonazzo, lac de levico
Cadore | en Cadore: in Cadore | de Cadore: im Cadore | fr Cadore: dans le Cadore
Agordino | en Agordino: in the Agordino | de Agordino: im Agordino | fr Agordino: dans l’Agordino
Dolomiti | en Dolomites: in the Dolomites ~ the dolomites, italian dolomites | de Dolomiten: in den Dolomiten ~ die dolomiten | fr Dolomites: dans les Dolomites ~ les dolomites
Altopiano di Asiago | en Asiago Plateau: on the Asiago Plateau | de Hochebene von Asiago: auf der Hochebene von Asiago ~ sieben gemeinden | fr Plateau d’Asiago: sur le plateau d’Asiago
Lessinia | en Lessinia: in Lessinia | de Lessinia: in der Lessinia ~ lessinische alpen | fr Lessinia: dans la Lessinia
Carnia | en Carnia: in Carnia ~ carnic alps | de Karnien: in Karnien ~ karnische alpen | fr Carnie: en Carnie ~ alpes carniques
Tarvisiano | en Tarvisio Area: in the Tarvisio area ~ julian alps | de Tarvisiano: im Tarvisiano ~ kanaltal, julische alpen | fr Tarvisiano: dans le Tarvisiano ~ alpes juliennes
Langhe | en Langhe: in the Langhe ~ the langhe | de Langhe: in den Langhe ~ die langhe | fr Langhe: dans les Langhe ~ les langhe, les langhes, langhes
Roero | en Roero: in Roero | de Roero: im Roero | fr Roero: dans le Roero
Monferrato | en Monferrato: in Monferrato ~ montferrat | de Monferrato: im Monferrato | fr Montferrat: dans le Montferrat ~ le montferrat
Oltrepò Pavese | en Oltrepò Pavese: in Oltrepò Pavese | de Oltrepò Pavese: im Oltrepò Pavese | fr Oltrepò Pavese: dans l’Oltrepò Pavese
Franciacorta | en Franciacorta: in Franciacorta | de Franciacorta: in der Franciacorta | fr Franciacorta: en Franciacorta
Valpolicella | en Valpolicella: in Valpolicella | de Valpolicella: im Valpolicella | fr Valpolicella: dans la Valpolicella
Colline del Prosecco | en Prosecco Hills: in the Prosecco Hills | de Prosecco-Hügel: in den Prosecco-Hügeln | fr Collines du Prosecco: dans les collines du Prosecco
Colli Euganei | en Euganean Hills: in the Euganean Hills | de Euganeische Hügel: in den Euganeischen Hügeln | fr Collines euganéennes: dans les collines euganéennes ~ monts euganeens
Colli Berici | en Berici Hills: in the Berici Hills | de Berici-Hügel: in den Berici-Hügeln ~ berische hugel | fr Monts Berici: dans les monts Berici
Riviera del Brenta | en Brenta Riviera: on the Brenta Riviera | de Brenta-Riviera: an der Brenta-Riviera ~ brentakanal | fr Riviera du Brenta: sur la Riviera du Brenta
Delta del Po | en Po Delta: in the Po Delta | de Podelta: im Podelta ~ po delta park | fr Delta du Pô: dans le delta du Pô
Collio goriziano | en Gorizia Collio: in the Collio | de Görzer Collio: im Collio ~ gorzer hugel | fr Collio de Gorizia: dans le Collio
Carso | en Karst: on the Karst ~ the karst, trieste karst | de Karst: im Karst ~ triestiner karst | fr Karst: sur le Karst ~ le karst
Lago Maggiore | en Lake Maggiore: on Lake Maggiore | de Lago Maggiore: am Lago Maggiore ~ langensee | fr Lac Majeur: au bord du lac Majeur
Lago d'Orta | en Lake Orta: on Lake Orta | de Ortasee: am Ortasee | fr Lac d’Orta: au bord du lac d’Orta
Lago di Varese | en Lake Varese: on Lake Varese | de Lago di Varese: am Lago di Varese ~ vareser see | fr Lac de Varèse: au bord du lac de Varèse
Lago di Lugano | en Lake Lugano: on Lake Lugano | de Luganersee: am Luganersee ~ luganer see | fr Lac de Lugano: au bord du lac de Lugano
Lago di Como | en Lake Como: on Lake Como | de Comer See: am Comer See ~ comersee | fr Lac de Côme: au bord du lac de Côme ~ lac de como
Lago d'Iseo | en Lake Iseo: on Lake Iseo | de Iseosee: am Iseosee | fr Lac d’Iseo: au bord du lac d’Iseo
Lago di Garda | en Lake Garda: on Lake Garda | de Gardasee: am Gardasee ~ garda see | fr Lac de Garde: au bord du lac de Garde
Riviera dei Fiori | en Riviera dei Fiori: on the Riviera dei Fiori ~ riviera of flowers | de Blumenriviera: an der Blumenriviera | fr Riviera des Fleurs: sur la Riviera des Fleurs
Riviera di Ponente | en Riviera di Ponente: on the Riviera di Ponente | de Riviera di Ponente: an der Riviera di Ponente ~ westliche riviera | fr Riviera du Ponant: sur la Riviera du Ponant
Golfo Paradiso | en Golfo Paradiso: on the Golfo Paradiso ~ paradise gulf | de Golfo Paradiso: am Golfo Paradiso | fr Golfe Paradis: sur le golfe Paradis
Golfo del Tigullio | en Gulf of Tigullio: on the Gulf of Tigullio | de Golf von Tigullio: am Golf von Tigullio | fr Golfe du Tigullio: sur le golfe du Tigullio
Riviera di Levante | en Riviera di Levante: on the Riviera di Levante | de Riviera di Levante: an der Riviera di Levante ~ ostliche riviera | fr Riviera du Levant: sur la Riviera du Levant
Cinque Terre | en Cinque Terre: in the Cinque Terre ~ the cinque terre | de Cinque Terre: in den Cinque Terre ~ die cinque terre | fr Cinque Terre: dans les Cinque Terre ~ les cinque terre, cinq terres
Golfo dei Poeti | en Gulf of Poets: on the Gulf of Poets ~ gulf of la spezia | de Golf der Dichter: am Golf der Dichter ~ golf von la spezia | fr Golfe des Poètes: sur le golfe des Poètes ~ golfe de la spezia
Riviera romagnola | en Romagna Riviera: on the Romagna Riviera ~ adriatic riviera | de Adriaküste der Romagna: an der Adriaküste der Romagna ~ adriatische riviera, riviera romagna | fr Riviera de Romagne: sur la Riviera de Romagne ~ riviera adriatique
Appennino modenese | en Modena Apennines: in the Modena Apennines | de Modenesischer Apennin: im Modenesischen Apennin | fr Apennin modénais: dans l’Apennin modénais
Val Trebbia | en Trebbia Valley: in the Trebbia Valley | de Trebbiatal: im Trebbiatal | fr Val Trebbia: dans le val Trebbia
Lunigiana | en Lunigiana: in Lunigiana | de Lunigiana: in der Lunigiana | fr Lunigiane: en Lunigiane
Garfagnana | en Garfagnana: in Garfagnana ~ apuan alps | de Garfagnana: in der Garfagnana ~ apuanische alpen | fr Garfagnana: en Garfagnana ~ garfagnane, alpes apuanes
Versilia | en Versilia: in Versilia | de Versilia: in der Versilia | fr Versilia: en Versilia
Mugello | en Mugello: in Mugello | de Mugello: im Mugello | fr Mugello: dans le Mugello
Casentino | en Casentino: in Casentino | de Casentino: im Casentino | fr Casentino: dans le Casentino
Valtiberina | en Tiber Valley: in the Tiber Valley ~ upper tiber valley | de Valtiberina: im Valtiberina ~ tibertal, oberes tibertal | fr Valtiberina: dans la Valtiberina ~ haute vallee du tibre
Chianti | en Chianti: in Chianti ~ chianti hills, chianti region | de Chianti: im Chianti ~ chianti gebiet | fr Chianti: dans le Chianti ~ le chianti
Val d'Elsa | en Val d’Elsa: in Val d’Elsa ~ elsa valley | de Val d’Elsa: im Val d’Elsa ~ elsatal | fr Val d’Elsa: dans le val d’Elsa
Crete Senesi | en Crete Senesi: in the Crete Senesi | de Crete Senesi: in den Crete Senesi | fr Crete Senesi: dans les Crete Senesi ~ cretes siennoises
Val d'Orcia | en Val d’Orcia: in Val d’Orcia ~ orcia valley | de Val d’Orcia: im Val d’Orcia ~ orciatal, orcia tal | fr Val d’Orcia: dans le val d’Orcia ~ vallee de l orcia
Val di Chiana | en Val di Chiana: in Val di Chiana ~ chiana valley | de Chianatal: im Chianatal ~ chiana tal | fr Val di Chiana: dans le val di Chiana ~ vallee de la chiana
Monte Amiata | en Monte Amiata: on Monte Amiata ~ mount amiata | de Monte Amiata: am Monte Amiata | fr Monte Amiata: sur le Monte Amiata ~ mont amiata
Maremma | en Maremma: in the Maremma ~ the maremma, tuscan maremma | de Maremma: in der Maremma ~ die maremma, maremmen | fr Maremme: en Maremme ~ la maremme
Argentario | en Argentario: on the Argentario ~ silver coast | de Argentario: am Argentario ~ silberkuste | fr Argentario: sur l’Argentario ~ cote d argent toscane
Costa degli Etruschi | en Etruscan Coast: on the Etruscan Coast | de Etruskerküste: an der Etruskerküste ~ etruskische kuste, etruskische riviera | fr Côte des Étrusques: sur la Côte des Étrusques ~ cote etrusque
Isola d'Elba | en Elba: on Elba ~ elba island, isle of elba | de Elba: auf Elba ~ insel elba | fr Île d’Elbe: sur l’île d’Elbe ~ elbe
Arcipelago toscano | en Tuscan Archipelago: in the Tuscan Archipelago ~ tuscan islands | de Toskanischer Archipel: im Toskanischen Archipel ~ toskanische inseln | fr Archipel toscan: dans l’archipel toscan ~ iles toscanes
Montefeltro | en Montefeltro: in Montefeltro | de Montefeltro: im Montefeltro | fr Montefeltro: dans le Montefeltro
Riviera del Conero | en Conero Riviera: on the Conero Riviera ~ mount conero | de Conero-Riviera: an der Conero-Riviera | fr Riviera du Conero: sur la Riviera du Conero ~ mont conero
Monti Sibillini | en Sibillini Mountains: in the Sibillini Mountains ~ the sibillini | de Sibillinische Berge: in den Sibillinischen Bergen ~ sibilliner berge | fr Monts Sibyllins: dans les monts Sibyllins
Lago Trasimeno | en Lake Trasimeno: on Lake Trasimeno ~ lake trasimene | de Trasimenischer See: am Trasimenischen See ~ trasimener see, trasimenersee, trasimeno see | fr Lac Trasimène: au bord du lac Trasimène ~ lac de trasimene
Valnerina | en Valnerina: in Valnerina ~ nera valley | de Valnerina: in der Valnerina ~ neratal | fr Valnerina: dans la Valnerina
Tuscia | en Tuscia: in Tuscia | de Tuszien: in Tuszien | fr Tuscia: dans la Tuscia ~ tuscie
Lago di Bolsena | en Lake Bolsena: on Lake Bolsena | de Bolsenasee: am Bolsenasee ~ bolsena see | fr Lac de Bolsena: au bord du lac de Bolsena ~ lac de bolsene
Lago di Bracciano | en Lake Bracciano: on Lake Bracciano | de Braccianosee: am Braccianosee ~ bracciano see | fr Lac de Bracciano: au bord du lac de Bracciano
Castelli Romani | en Castelli Romani: in the Castelli Romani ~ alban hills, roman castles | de Castelli Romani: in den Castelli Romani ~ albaner berge | fr Castelli Romani: dans les Castelli Romani ~ monts albains, chateaux romains
Sabina | en Sabina: in Sabina ~ sabine hills | de Sabina: in der Sabina ~ sabiner berge | fr Sabine: en Sabine
Riviera di Ulisse | en Ulysses’ Riviera: on Ulysses’ Riviera ~ riviera of ulysses | de Odysseus-Riviera: an der Odysseus-Riviera ~ riviera des odysseus | fr Riviera d’Ulysse: sur la Riviera d’Ulysse
Isole Pontine | en Pontine Islands: on the Pontine Islands | de Pontinische Inseln: auf den Pontinischen Inseln | fr Îles Pontines: sur les îles Pontines
Ciociaria | en Ciociaria: in Ciociaria | de Ciociaria: in der Ciociaria | fr Ciociaria: en Ciociaria ~ ciociarie
Gran Sasso | en Gran Sasso: at the foot of the Gran Sasso | de Gran Sasso: am Gran Sasso | fr Gran Sasso: au pied du Gran Sasso
Majella | en Majella: on the Majella | de Majella: in der Majella | fr Majella: dans la Majella
Parco nazionale d'Abruzzo | en Abruzzo National Park: in Abruzzo National Park ~ national park of abruzzo | de Abruzzen-Nationalpark: im Abruzzen-Nationalpark ~ nationalpark abruzzen | fr Parc national des Abruzzes: dans le parc national des Abruzzes
Costa dei Trabocchi | en Trabocchi Coast: on the Trabocchi Coast | de Trabocchi-Küste: an der Trabocchi-Küste | fr Côte des Trabocchi: sur la Côte des Trabocchi
Costiera Amalfitana | en Amalfi Coast: on the Amalfi Coast ~ the amalfi coast | de Amalfiküste: an der Amalfiküste ~ amalfi kuste | fr Côte amalfitaine: sur la côte amalfitaine ~ cote d amalfi, la cote amalfitaine
Penisola Sorrentina | en Sorrentine Peninsula: on the Sorrentine Peninsula ~ sorrento peninsula | de Sorrentinische Halbinsel: auf der Sorrentinischen Halbinsel ~ halbinsel von sorrent, halbinsel sorrent | fr Péninsule de Sorrente: sur la péninsule de Sorrente ~ presqu ile de sorrente, peninsule sorrentine
Isola di Capri | en Capri: on Capri ~ capri island, isle of capri | de Capri: auf Capri ~ insel capri | fr Capri: à Capri ~ ile de capri
Isola d'Ischia | en Ischia: on Ischia ~ ischia island, isle of ischia | de Ischia: auf Ischia ~ insel ischia | fr Ischia: à Ischia ~ ile d ischia
Campi Flegrei | en Phlegraean Fields: in the Phlegraean Fields | de Phlegräische Felder: in den Phlegräischen Feldern | fr Champs Phlégréens: dans les champs Phlégréens
Cilento | en Cilento: in Cilento ~ cilento coast | de Cilento: im Cilento ~ cilento kuste | fr Cilento: dans le Cilento
Irpinia | en Irpinia: in Irpinia | de Irpinien: in Irpinien | fr Irpinie: en Irpinie
Sannio | en Sannio: in Sannio ~ samnium | de Sannio: im Sannio | fr Sannio: dans le Sannio
Gargano | en Gargano: on the Gargano ~ gargano peninsula | de Gargano: auf dem Gargano ~ halbinsel gargano | fr Gargano: dans le Gargano
Alta Murgia | en Alta Murgia: in Alta Murgia | de Alta Murgia: in der Alta Murgia ~ hochmurgia | fr Haute Murge: dans la Haute Murge ~ murges
Valle d'Itria | en Itria Valley: in the Itria Valley | de Itria-Tal: im Itria-Tal ~ itriatal | fr Vallée d’Itria: dans la vallée d’Itria
Salento | en Salento: in Salento ~ salento peninsula | de Salento: im Salento ~ salentinische halbinsel | fr Salento: dans le Salento ~ le salento
Dolomiti Lucane | en Lucanian Dolomites: in the Lucanian Dolomites | de Lukanische Dolomiten: in den Lukanischen Dolomiten | fr Dolomites lucaniennes: dans les Dolomites lucaniennes
Metapontino | en Metapontino: in the Metapontino ~ metapontum | de Metapontino: im Metapontino | fr Métapontin: dans le Métapontin ~ metaponte
Pollino | en Pollino: in the Pollino ~ pollino national park | de Pollino: im Pollino ~ nationalpark pollino | fr Pollino: dans le Pollino
Riviera dei Cedri | en Riviera dei Cedri: on the Riviera dei Cedri | de Riviera dei Cedri: an der Riviera dei Cedri ~ zedernriviera | fr Riviera dei Cedri: sur la Riviera dei Cedri ~ riviera des cedrats
Sila | en Sila: in the Sila | de Sila: in der Sila | fr Sila: dans la Sila
Costa degli Dei | en Coast of the Gods: on the Coast of the Gods | de Küste der Götter: an der Küste der Götter ~ gotterkuste | fr Côte des Dieux: sur la Côte des Dieux
Costa Viola | en Costa Viola: on the Costa Viola ~ violet coast | de Costa Viola: an der Costa Viola ~ violette kuste | fr Côte Violette: sur la Côte Violette
Aspromonte | en Aspromonte: in the Aspromonte | de Aspromonte: im Aspromonte | fr Aspromonte: dans l’Aspromonte
Costa dei Gelsomini | en Jasmine Coast: on the Jasmine Coast | de Jasminküste: an der Jasminküste | fr Côte des Jasmins: sur la Côte des Jasmins
Isole Eolie | en Aeolian Islands: on the Aeolian Islands ~ lipari islands | de Äolische Inseln: auf den Äolischen Inseln ~ liparische inseln | fr Îles Éoliennes: sur les îles Éoliennes ~ iles eoliennes, iles lipari
Isola di Salina | en Salina: on Salina ~ island of salina | de Salina: auf Salina ~ insel salina | fr Salina: à Salina ~ ile de salina
Isole Egadi | en Egadi Islands: on the Egadi Islands ~ aegadian islands | de Ägadische Inseln: auf den Ägadischen Inseln ~ egadische inseln | fr Îles Égades: sur les îles Égades
Etna | en Etna: on Mount Etna | de Ätna: am Ätna ~ aetna | fr Etna: sur l’Etna ~ mont etna
Riviera dei Ciclopi | en Cyclops Riviera: on the Cyclops Riviera ~ riviera of the cyclops | de Zyklopenküste: an der Zyklopenküste ~ zyklopenriviera | fr Riviera des Cyclopes: sur la Riviera des Cyclopes
Val di Noto | en Val di Noto: in Val di Noto | de Val di Noto: im Val di Noto | fr Val di Noto: dans le val di Noto ~ val de noto
Madonie | en Madonie: in the Madonie | de Madonie: in den Madonie ~ madonien | fr Madonie: dans les Madonie
Nebrodi | en Nebrodi: in the Nebrodi ~ nebrodi mountains | de Nebrodi: in den Nebrodi | fr Nebrodi: dans les Nebrodi
Valle dei Templi | en Valley of the Temples: in the Valley of the Temples | de Tal der Tempel: im Tal der Tempel | fr Vallée des Temples: dans la vallée des Temples
Golfo di Castellammare | en Gulf of Castellammare: on the Gulf of Castellammare | de Golf von Castellammare: am Golf von Castellammare | fr Golfe de Castellammare: sur le golfe de Castellammare
Costa Smeralda | en Costa Smeralda: on the Costa Smeralda | de Costa Smeralda: an der Costa Smeralda ~ smaragdkuste | fr Costa Smeralda: sur la Costa Smeralda ~ cote d emeraude sarde
Golfo di Orosei | en Gulf of Orosei: on the Gulf of Orosei | de Golf von Orosei: am Golf von Orosei | fr Golfe d’Orosei: sur le golfe d’Orosei
Baronia | en Baronia: in Baronia | de Baronia: in der Baronia | fr Baronia: en Baronia
Barbagia | en Barbagia: in Barbagia | de Barbagia: in der Barbagia | fr Barbagia: en Barbagia ~ barbagie
Costa Rei | en Costa Rei: on the Costa Rei | de Costa Rei: an der Costa Rei | fr Costa Rei: sur la Costa Rei
Costa del Sud | en Southern Coast of Sardinia: on the southern coast of Sardinia | de Südküste Sardiniens: an der Südküste Sardiniens | fr Côte sud de la Sardaigne: sur la côte sud de la Sardaigne
Isola di Sant'Antioco | en Island of Sant’Antioco: on Sant’Antioco ~ sant antioco island | de Insel Sant’Antioco: auf Sant’Antioco | fr Île de Sant’Antioco: à Sant’Antioco
Penisola del Sinis | en Sinis Peninsula: on the Sinis Peninsula | de Sinis-Halbinsel: auf der Sinis-Halbinsel ~ halbinsel sinis | fr Péninsule du Sinis: sur la péninsule du Sinis
Riviera del Corallo | en Coral Riviera: on the Coral Riviera ~ coral coast | de Korallenriviera: an der Korallenriviera ~ korallenkuste | fr Riviera du Corail: sur la Riviera du Corail
Costa adriatica | en Adriatic Coast: on the Adriatic coast ~ adriatic, adriatic sea, italian adriatic, adriatic italy, italian adriatic coast, adriatic side | de Adriaküste: an der Adriaküste ~ adria, die adria, an der adria, italienische adria, italienische adriakuste, obere adria, oberen adria, nordliche adria, nordadria, adriatische kuste, adriatischen kuste, adriatisches meer, adriatischen meer, adriakusten, kuste der adria | fr Côte adriatique: sur la côte adriatique ~ adriatique, l adriatique, mer adriatique, cote de l adriatique, littoral adriatique, cote adriatique italienne, rivage adriatique
Costa tirrenica | en Tyrrhenian Coast: on the Tyrrhenian coast ~ tyrrhenian, tyrrhenian sea | de Tyrrhenische Küste: an der Tyrrhenischen Küste ~ tyrrhenisches meer, tyrrhenischen meer, tyrrhenische meer, tyrrhenischen kuste | fr Côte tyrrhénienne: sur la côte tyrrhénienne ~ mer tyrrhenienne, littoral tyrrhenien, tyrrhenienne
Costa ionica | en Ionian Coast: on the Ionian coast ~ ionian, ionian sea | de Ionische Küste: an der Ionischen Küste ~ ionisches meer, ionischen meer, ionische meer, ionischen kuste | fr Côte ionienne: sur la côte ionienne ~ mer ionienne, littoral ionien, ionienne
Nord Italia | en Northern Italy: in Northern Italy ~ north of italy | de Norditalien: in Norditalien ~ oberitalien | fr Nord de l’Italie: dans le nord de l’Italie ~ italie du nord, nord italie
Nord-Est | en North-East Italy: in North-East Italy ~ northeast italy, northeastern italy | de Nordostitalien: in Nordostitalien ~ nordosten italiens | fr Nord-est de l’Italie: dans le nord-est de l’Italie ~ nord est italie
Nord-Ovest | en North-West Italy: in North-West Italy ~ northwest italy, northwestern italy | de Nordwestitalien: in Nordwestitalien ~ nordwesten italiens | fr Nord-ouest de l’Italie: dans le nord-ouest de l’Italie ~ nord ouest italie
Centro Italia | en Central Italy: in Central Italy ~ centre of italy | de Mittelitalien: in Mittelitalien ~ zentralitalien | fr Centre de l’Italie: dans le centre de l’Italie ~ italie centrale, centre italie
Sud Italia | en Southern Italy: in Southern Italy ~ south of italy | de Süditalien: in Süditalien ~ unteritalien | fr Sud de l’Italie: dans le sud de l’Italie ~ italie du sud, sud italie
Isole italiane | en Italian Islands: on the islands ~ islands of italy | de Italienische Inseln: auf den Inseln ~ inseln italiens | fr Îles italiennes: sur les îles ~ iles d italie
Isole minori | en Smaller Islands: on the smaller islands ~ small islands, small italian islands | de Kleinere Inseln: auf den kleineren Inseln ~ kleine inseln | fr Petites îles: sur les petites îles ~ petites iles italiennes
Nord Sardegna | en Northern Sardinia: in Northern Sardinia ~ north of sardinia | de Nordsardinien: in Nordsardinien ~ norden sardiniens | fr Nord de la Sardaigne: dans le nord de la Sardaigne ~ sardaigne du nord, nord sardaigne
Sud Sardegna | en Southern Sardinia: in Southern Sardinia ~ south of sardinia | de Südsardinien: in Südsardinien ~ suden sardiniens | fr Sud de la Sardaigne: dans le sud de la Sardaigne ~ sardaigne du sud, sud sardaigne
Sicilia orientale | en Eastern Sicily: in Eastern Sicily ~ east of sicily | de Ostsizilien: in Ostsizilien | fr Est de la Sicile: dans l’est de la Sicile ~ sicile orientale
Sicilia occidentale | en Western Sicily: in Western Sicily ~ west of sicily | de Westsizilien: in Westsizilien | fr Ouest de la Sicile: dans l’ouest de la Sicile ~ sicile occidentale
`;
