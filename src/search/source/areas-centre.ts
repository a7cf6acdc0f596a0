export const CENTRE = `
Lunigiana: in Lunigiana
detta: la lunigiana
fonte: Unione di comuni montana Lunigiana e comuni storici della valle
MS: Aulla, Bagnone, Casola in Lunigiana, Comano, Filattiera, Fivizzano, Fosdinovo, Licciana Nardi, Mulazzo, Podenzana, Pontremoli, Tresana, Villafranca in Lunigiana, Zeri

Garfagnana: in Garfagnana
detta: la garfagnana, alpi apuane
fonte: Unione comuni Garfagnana, i suoi comuni, con Gallicano
LU: Camporgiano, Careggine, Castelnuovo di Garfagnana, Castiglione di Garfagnana, Fabbriche di Vergemoli, Fosciandora, Gallicano, Minucciano, Molazzana, Piazza al Serchio, Pieve Fosciana, San Romano in Garfagnana, Sillano Giuncugnano, Vagli Sotto, Villa Collemandina

Versilia: in Versilia
detta: la versilia
fonte: Unione dei comuni della Versilia e comuni della costa, i sette comuni
LU: Camaiore, Forte dei Marmi, Massarosa, Pietrasanta, Seravezza, Stazzema, Viareggio

Mugello: nel Mugello
detta: il mugello
fonte: Unione montana dei comuni del Mugello, i suoi comuni, con la Val di Sieve alta
FI: Barberino di Mugello, Borgo San Lorenzo, Dicomano, Firenzuola, Marradi, Palazzuolo sul Senio, Scarperia e San Piero, Vaglia, Vicchio

Casentino: nel Casentino
detta: il casentino, foreste casentinesi, valle del casentino
fonte: Unione dei comuni montani del Casentino e comuni della valle
AR: Bibbiena, Castel Focognano, Castel San Niccolò, Chitignano, Chiusi della Verna, Montemignaio, Ortignano Raggiolo, Poppi, Pratovecchio Stia, Talla

Valtiberina: in Valtiberina
detta: valtiberina toscana, val tiberina
fonte: Unione montana dei comuni della Valtiberina toscana, i suoi comuni
AR: Anghiari, Badia Tedalda, Caprese Michelangelo, Monterchi, Pieve Santo Stefano, Sansepolcro, Sestino

Chianti: nel Chianti
detta: il chianti, colline del chianti, chianti classico, chiantishire
fonte: disciplinare Chianti Classico DOCG, i comuni della zona di produzione
SI: Castellina in Chianti, Castelnuovo Berardenga, Gaiole in Chianti, Poggibonsi, Radda in Chianti
FI: Barberino Tavarnelle, Greve in Chianti, San Casciano in Val di Pesa

Val d'Elsa: in Val d'Elsa
detta: valdelsa, val di elsa
fonte: Wikipedia, «Val d'Elsa»: i comuni senesi e fiorentini
SI: Casole d'Elsa, Colle di Val d'Elsa, Monteriggioni, Poggibonsi, Radicondoli, San Gimignano
FI: Barberino Tavarnelle, Castelfiorentino, Certaldo, Gambassi Terme, Montaione

Crete Senesi: nelle Crete Senesi
detta: le crete, le crete senesi
fonte: Wikipedia, «Crete senesi»
SI: Asciano, Buonconvento, Monteroni d'Arbia, Rapolano Terme, Trequanda

Val d'Orcia: in Val d'Orcia
detta: valdorcia, valle d orcia, val di orcia, la val d orcia
fonte: Unesco, dossier «Val d'Orcia» (2004), i cinque comuni
SI: Castiglione d'Orcia, Montalcino, Pienza, Radicofani, San Quirico d'Orcia

Val di Chiana: in Val di Chiana
detta: valdichiana, valle di chiana
fonte: Unione dei comuni Valdichiana Senese e comuni della Valdichiana aretina
SI: Cetona, Chianciano Terme, Chiusi, Montepulciano, San Casciano dei Bagni, Sarteano, Sinalunga, Torrita di Siena, Trequanda
AR: Castiglion Fiorentino, Civitella in Val di Chiana, Cortona, Foiano della Chiana, Lucignano, Marciano della Chiana, Monte San Savino

Monte Amiata: sul Monte Amiata
detta: amiata, l amiata
fonte: Unione dei comuni montani Amiata grossetana e Unione Amiata Val d'Orcia, i comuni del monte
GR: Arcidosso, Castel del Piano, Castell'Azzara, Cinigiano, Roccalbegna, Santa Fiora, Seggiano, Semproniano
SI: Abbadia San Salvatore, Castiglione d'Orcia, Piancastagnaio, Radicofani

Maremma: in Maremma
detta: la maremma, maremma toscana, maremma grossetana
fonte: Wikipedia, «Maremma grossetana»: la provincia di Grosseto senza l'Amiata e le isole
GR: * tranne Arcidosso, Castel del Piano, Castell'Azzara, Isola del Giglio, Roccalbegna, Santa Fiora, Seggiano, Semproniano

Argentario: all'Argentario
detta: costa d argento, promontorio dell argentario
fonte: Wikipedia, «Costa d'Argento»: Monte Argentario e la laguna di Orbetello
GR: Monte Argentario, Orbetello

Costa degli Etruschi: sulla Costa degli Etruschi
detta: costa etrusca, riviera degli etruschi
fonte: ambito turistico Costa degli Etruschi, legge regionale Toscana 86/2016
LI: Bibbona, Campiglia Marittima, Castagneto Carducci, Cecina, Collesalvetti, Livorno, Piombino, Rosignano Marittimo, San Vincenzo, Sassetta, Suvereto
PI: Guardistallo, Montescudaio, Riparbella, Casale Marittimo

Isola d'Elba: all'Isola d'Elba
detta: elba, l elba, all elba, island of elba, isola elba
fonte: Wikipedia, «Isola d'Elba»: i sette comuni
LI: Campo nell'Elba, Capoliveri, Marciana, Marciana Marina, Porto Azzurro, Portoferraio, Rio

Arcipelago toscano: nell'Arcipelago toscano
detta: isole toscane, isole dell arcipelago toscano
fonte: Parco nazionale Arcipelago Toscano, i comuni delle isole
LI: Campo nell'Elba, Capoliveri, Capraia Isola, Marciana, Marciana Marina, Porto Azzurro, Portoferraio, Rio
GR: Isola del Giglio

Montefeltro: nel Montefeltro
detta: il montefeltro
fonte: Unione montana del Montefeltro (PU) e Unione di comuni Valmarecchia (RN), con i comuni passati alla Romagna
PU: Belforte all'Isauro, Carpegna, Frontino, Lunano, Macerata Feltria, Mercatino Conca, Monte Cerignone, Monte Grimano Terme, Piandimeleto, Pietrarubbia, Sassocorvaro Auditore, Tavoleto
RN: Casteldelci, Maiolo, Montecopiolo, Novafeltria, Pennabilli, San Leo, Sant'Agata Feltria, Sassofeltrio, Talamello

Riviera del Conero: nella Riviera del Conero
detta: conero, monte conero, parco del conero
fonte: legge regionale Marche 21/1987, i comuni del Parco del Conero
AN: Ancona, Camerano, Numana, Sirolo

Monti Sibillini: sui Monti Sibillini
detta: sibillini, i sibillini, parco dei sibillini
fonte: DPR 6 agosto 1993, Parco nazionale dei Monti Sibillini, i suoi comuni
MC: Bolognola, Castelsantangelo sul Nera, Cessapalombo, Fiastra, San Ginesio, Ussita, Valfornace, Visso
AP: Arquata del Tronto, Montegallo, Montemonaco
FM: Amandola, Montefortino
PG: Norcia, Preci

Lago Trasimeno: sul Lago Trasimeno; lago
detta: trasimeno, il trasimeno, lake trasimeno
fonte: Unione dei comuni del Trasimeno, gli otto comuni
PG: Castiglione del Lago, Città della Pieve, Magione, Paciano, Panicale, Passignano sul Trasimeno, Piegaro, Tuoro sul Trasimeno

Valnerina: in Valnerina
detta: val nerina, la valnerina
fonte: Comunità montana Valnerina e comuni ternani della valle
TR: Arrone, Ferentillo, Montefranco, Polino
PG: Cascia, Cerreto di Spoleto, Monteleone di Spoleto, Norcia, Poggiodomo, Preci, Sant'Anatolia di Narco, Scheggino, Sellano, Vallo di Nera

Tuscia: nella Tuscia
detta: tuscia viterbese, alto lazio, la tuscia
fonte: Wikipedia, «Tuscia»: oggi la provincia di Viterbo
VT: *

Lago di Bolsena: sul Lago di Bolsena; lago
detta: lake bolsena, lago bolsena
fonte: Wikipedia, «Lago di Bolsena»: i comuni rivieraschi
VT: Bolsena, Capodimonte, Gradoli, Grotte di Castro, Marta, Montefiascone, San Lorenzo Nuovo

Lago di Bracciano: sul Lago di Bracciano; lago
detta: lake bracciano, lago bracciano
fonte: Wikipedia, «Lago di Bracciano»: i comuni rivieraschi
RM: Anguillara Sabazia, Bracciano, Trevignano Romano

Castelli Romani: ai Castelli Romani
detta: i castelli romani, colli albani
fonte: legge regionale Lazio 2/1984, i comuni del Parco dei Castelli Romani
RM: Albano Laziale, Ariccia, Castel Gandolfo, Frascati, Genzano di Roma, Grottaferrata, Lanuvio, Lariano, Marino, Monte Compatri, Monte Porzio Catone, Nemi, Rocca Priora, Rocca di Papa, Velletri

Sabina: in Sabina
detta: la sabina, sabina reatina
fonte: Unione dei comuni della Bassa Sabina e disciplinare olio Sabina DOP, i comuni reatini
RI: Cantalupo in Sabina, Casperia, Castelnuovo di Farfa, Collevecchio, Configni, Cottanello, Fara in Sabina, Forano, Frasso Sabino, Magliano Sabina, Mompeo, Montasola, Montebuono, Montopoli di Sabina, Poggio Catino, Poggio Mirteto, Poggio Moiano, Poggio Nativo, Rocca Sinibalda, Roccantica, Salisano, Scandriglia, Selci, Stimigliano, Tarano, Toffia, Torri in Sabina, Vacone

Riviera di Ulisse: nella Riviera di Ulisse
detta: riviera d ulisse, costa pontina, circeo, parco del circeo
fonte: Wikipedia, «Riviera di Ulisse»: i comuni costieri da Sabaudia a Minturno
LT: Fondi, Formia, Gaeta, Itri, Minturno, Sabaudia, San Felice Circeo, Sperlonga, Terracina

Isole Pontine: alle Isole Pontine
detta: isole ponziane, arcipelago pontino, ponza e ventotene
fonte: Wikipedia, «Isole Ponziane»
LT: Ponza, Ventotene

Ciociaria: in Ciociaria
detta: la ciociaria
fonte: Wikipedia, «Ciociaria»: oggi la provincia di Frosinone
FR: *

Gran Sasso: ai piedi del Gran Sasso
detta: il gran sasso, parco del gran sasso, campo imperatore
fonte: DPR 5 giugno 1995, Parco nazionale del Gran Sasso e Monti della Laga, i comuni abruzzesi attorno al massiccio
AQ: Barisciano, Calascio, Capestrano, Carapelle Calvisio, Castel del Monte, Castelvecchio Calvisio, L'Aquila, Ofena, Santo Stefano di Sessanio, Villa Santa Lucia degli Abruzzi
PE: Castiglione a Casauria, Corvara, Farindola, Montebello di Bertona, Villa Celiera
TE: Arsita, Castelli, Crognaleto, Fano Adriano, Isola del Gran Sasso d'Italia, Montorio al Vomano, Pietracamela, Tossicia

Majella: sulla Majella
detta: maiella, parco della majella, la maiella, monte amaro
fonte: DPR 5 giugno 1995, Parco nazionale della Maiella, i suoi comuni
AQ: Ateleta, Campo di Giove, Cansano, Corfinio, Pacentro, Pescocostanzo, Pettorano sul Gizio, Pratola Peligna, Rivisondoli, Rocca Pia, Roccacasale, Roccaraso, Sulmona
CH: Civitella Messer Raimondo, Fara San Martino, Gamberale, Guardiagrele, Lama dei Peligni, Lettopalena, Montenerodomo, Palena, Palombaro, Pennapiedimonte, Pizzoferrato, Pretoro, Rapino, Taranta Peligna
PE: Abbateggio, Bolognano, Caramanico Terme, Lettomanoppello, Manoppello, Roccamorice, Salle, San Valentino in Abruzzo Citeriore, Sant'Eufemia a Maiella, Serramonacesca, Tocco da Casauria

Parco nazionale d'Abruzzo: nel Parco nazionale d'Abruzzo
detta: parco d abruzzo, parco nazionale d abruzzo lazio e molise, alto sangro, val di sangro
fonte: Parco nazionale d'Abruzzo, Lazio e Molise, i suoi comuni, con Scanno e l'Alto Sangro
AQ: Alfedena, Barrea, Bisegna, Castel di Sangro, Civitella Alfedena, Gioia dei Marsi, Lecce nei Marsi, Opi, Ortona dei Marsi, Pescasseroli, Scanno, Scontrone, Villavallelonga, Villetta Barrea
FR: Alvito, Campoli Appennino, Pescosolido, Picinisco, San Biagio Saracinisco, San Donato Val di Comino, Settefrati, Vallerotonda
IS: Castel San Vincenzo, Filignano, Pizzone, Rocchetta a Volturno, Scapoli

Costa dei Trabocchi: sulla Costa dei Trabocchi
detta: trabocchi
fonte: legge regionale Abruzzo 5/2007, i comuni del sistema «Costa dei Trabocchi»
CH: Casalbordino, Fossacesia, Francavilla al Mare, Ortona, Rocca San Giovanni, San Salvo, San Vito Chietino, Torino di Sangro, Vasto
`;
