/** Format: `read-areas.ts`. */
export const ALPS = `
Monte Bianco: ai piedi del Monte Bianco
detta: valdigne, mont blanc
fonte: Unité des communes valdôtaines Valdigne-Mont-Blanc, i suoi comuni
AO: Courmayeur, La Salle, La Thuile, Morgex, Pré-Saint-Didier

Val d'Ayas: in Val d'Ayas
detta: valle d ayas
fonte: Wikipedia, «Val d'Ayas»
AO: Ayas, Brusson, Challand-Saint-Anselme, Challand-Saint-Victor, Verrès

Valle di Gressoney: nella Valle di Gressoney
detta: val di gressoney, valle del lys, gressoney
fonte: Wikipedia, «Valle del Lys»
AO: Fontainemore, Gaby, Gressoney-La-Trinité, Gressoney-Saint-Jean, Issime, Lillianes, Perloz

Valtournenche: in Valtournenche
detta: valle del cervino, monte cervino
fonte: Wikipedia, «Valtournenche (valle)»
AO: Antey-Saint-André, Chamois, La Magdeleine, Torgnon, Valtournenche

Gran Paradiso: nel Gran Paradiso
detta: parco nazionale del gran paradiso, parco del gran paradiso
fonte: Parco nazionale Gran Paradiso, i tredici comuni del parco
AO: Aymavilles, Cogne, Introd, Rhêmes-Notre-Dame, Rhêmes-Saint-Georges, Valsavarenche, Villeneuve
TO: Ceresole Reale, Locana, Noasca, Ribordone, Ronco Canavese, Valprato Soana

Val di Susa: in Val di Susa
detta: valle di susa, valsusa, val susa
fonte: Unione montana Valle Susa e Unione montana Alta Valle Susa, i loro comuni
TO: Bardonecchia, Borgone Susa, Bruzolo, Bussoleno, Caprie, Cesana Torinese, Chianocco, Chiomonte, Chiusa di San Michele, Claviere, Condove, Exilles, Giaglione, Gravere, Mattie, Meana di Susa, Mompantero, Moncenisio, Novalesa, Oulx, Salbertrand, San Didero, San Giorio di Susa, Sant'Ambrogio di Torino, Sant'Antonino di Susa, Sauze d'Oulx, Sauze di Cesana, Sestriere, Susa, Vaie, Venaus, Villar Focchiardo

Via Lattea: nella Via Lattea
detta: alta val di susa, alta valle susa, alta val susa
fonte: comprensorio sciistico Via Lattea, i comuni italiani
TO: Cesana Torinese, Claviere, Oulx, Pragelato, Sauze d'Oulx, Sauze di Cesana, Sestriere

Val d'Ossola: in Val d'Ossola
detta: ossola, valdossola, valli ossolane
fonte: Unione montana delle Valli dell'Ossola e Unione montana Alta Ossola, i loro comuni
VB: Antrona Schieranco, Anzola d'Ossola, Baceno, Bannio Anzino, Beura-Cardezza, Bognanco, Borgomezzavalle, Calasca-Castiglione, Ceppo Morelli, Craveggia, Crevoladossola, Crodo, Domodossola, Druogno, Formazza, Macugnaga, Malesco, Masera, Mergozzo, Montecrestese, Montescheno, Ornavasso, Pallanzeno, Piedimulera, Pieve Vergonte, Premia, Premosello-Chiovenda, Re, Santa Maria Maggiore, Toceno, Trasquera, Trontano, Vanzone con San Carlo, Varzo, Villadossola, Villette, Vogogna

Valsesia: in Valsesia
detta: val sesia
fonte: Unione montana dei Comuni della Valsesia, i suoi comuni
VC: Alagna Valsesia, Alto Sermenza, Balmuccia, Boccioleto, Borgosesia, Campertogno, Carcoforo, Cellio con Breia, Cervatto, Civiasco, Cravagliana, Fobello, Guardabosone, Mollia, Piode, Pila, Postua, Quarona, Rassa, Rimella, Rossa, Scopa, Scopello, Valduggia, Varallo, Vocca

Valtellina: in Valtellina
detta: valtelina, valle dell adda
fonte: Wikipedia, «Valtellina»: la provincia di Sondrio senza la Valchiavenna
SO: * tranne Campodolcino, Chiavenna, Gordona, Madesimo, Mese, Novate Mezzola, Piuro, Prata Camportaccio, Samolaco, San Giacomo Filippo, Verceia, Villa di Chiavenna

Valchiavenna: in Valchiavenna
detta: val chiavenna
fonte: Comunità montana della Valchiavenna, i suoi comuni
SO: Campodolcino, Chiavenna, Gordona, Madesimo, Mese, Novate Mezzola, Piuro, Prata Camportaccio, Samolaco, San Giacomo Filippo, Verceia, Villa di Chiavenna

Val Camonica: in Val Camonica
detta: valle camonica, valcamonica, vallecamonica
fonte: Comunità montana di Valle Camonica, i suoi comuni, con Lozio e l'alta valle
BS: Angolo Terme, Artogne, Berzo Demo, Berzo Inferiore, Bienno, Borno, Braone, Breno, Capo di Ponte, Cedegolo, Cerveno, Ceto, Cevo, Cimbergo, Cividate Camuno, Corteno Golgi, Darfo Boario Terme, Edolo, Esine, Gianico, Incudine, Losine, Lozio, Malegno, Malonno, Monno, Niardo, Ono San Pietro, Ossimo, Paisco Loveno, Paspardo, Pian Camuno, Piancogno, Ponte di Legno, Saviore dell'Adamello, Sellero, Sonico, Temù, Vezza d'Oglio, Vione

Val Brembana: in Val Brembana
detta: valle brembana, valbrembana
fonte: Comunità montana Valle Brembana, i suoi comuni
BG: Algua, Averara, Blello, Bracca, Branzi, Camerata Cornello, Carona, Cassiglio, Cornalba, Costa Serina, Cusio, Dossena, Foppolo, Isola di Fondra, Lenna, Mezzoldo, Moio de' Calvi, Olmo al Brembo, Oltre il Colle, Ornica, Piazza Brembana, Piazzatorre, Piazzolo, Roncobello, San Giovanni Bianco, San Pellegrino Terme, Santa Brigida, Sedrina, Serina, Taleggio, Ubiale Clanezzo, Val Brembilla, Valleve, Valnegra, Valtorta, Vedeseta, Zogno

Val Seriana: in Val Seriana
detta: valle seriana, valseriana, valle di scalve
fonte: Comunità montana Valle Seriana e Comunità montana di Scalve, i comuni della media e alta valle
BG: Ardesio, Aviatico, Azzone, Casnigo, Castione della Presolana, Cazzano Sant'Andrea, Cene, Cerete, Clusone, Colere, Colzate, Fino del Monte, Fiorano al Serio, Gandellino, Gandino, Gazzaniga, Gorno, Gromo, Leffe, Oltressenda Alta, Oneta, Onore, Parre, Peia, Piario, Ponte Nossa, Premolo, Rovetta, Schilpario, Selvino, Songavazzo, Valbondione, Valgoglio, Vertova, Villa d'Ogna, Vilminore di Scalve

Val Venosta: in Val Venosta
detta: vinschgau, valle venosta
fonte: Comunità comprensoriale Val Venosta, i suoi comuni
BZ: Castelbello-Ciardes, Curon Venosta, Glorenza, Laces, Lasa, Malles Venosta, Martello, Prato allo Stelvio, Senales, Silandro, Sluderno, Stelvio, Tubre

Merano e dintorni: a Merano e dintorni
detta: burgraviato, meranerland, val passiria
fonte: Comunità comprensoriale Burgraviato, i comuni attorno a Merano e della Val Passiria
BZ: Avelengo, Caines, Cermes, Gargazzone, Lagundo, Lana, Marlengo, Merano, Moso in Passiria, Nalles, Naturno, Parcines, Plaus, Postal, Rifiano, San Leonardo in Passiria, San Martino in Passiria, Scena, Tesimo, Tirolo, Ultimo, Verano

Valle Isarco: in Valle Isarco
detta: val d isarco, valle d isarco, eisacktal
fonte: Comunità comprensoriale Valle Isarco e Comunità comprensoriale Wipptal, i loro comuni
BZ: Barbiano, Brennero, Bressanone, Campo di Trens, Chiusa, Fortezza, Funes, Laion, Luson, Naz-Sciaves, Ponte Gardena, Racines, Rio di Pusteria, Rodengo, Val di Vizze, Vandoies, Varna, Velturno, Villandro, Vipiteno

Val Pusteria: in Val Pusteria
detta: pusteria, alta pusteria, pustertal, valle pusteria
fonte: Comunità comprensoriale Valle Pusteria, senza la Val Badia e la Valle Aurina
BZ: Braies, Brunico, Chienes, Dobbiaco, Falzes, Monguelfo-Tesido, Perca, Rasun-Anterselva, Rio di Pusteria, San Candido, San Lorenzo di Sebato, Sesto, Terento, Valdaora, Valle di Casies, Vandoies, Villabassa

Valli di Tures e Aurina: nelle Valli di Tures e Aurina
detta: val aurina, ahrntal, valle di tures
fonte: associazione turistica Valle Aurina, i suoi comuni
BZ: Campo Tures, Gais, Predoi, Selva dei Molini, Valle Aurina

Val Gardena: in Val Gardena
detta: valgardena, groden, gherdeina
fonte: Wikipedia, «Val Gardena»: i tre comuni ladini
BZ: Ortisei, Santa Cristina Valgardena, Selva di Val Gardena

Alpe di Siusi: all'Alpe di Siusi
detta: seiser alm, siusi, sciliar
fonte: Alpe di Siusi Marketing, i suoi comuni
BZ: Castelrotto, Fiè allo Sciliar, Tires

Alta Badia: in Alta Badia
detta: altabadia
fonte: consorzio turistico Alta Badia, i suoi comuni
BZ: Badia, Corvara in Badia, La Valle

Val Badia: in Val Badia
detta: valbadia, gadertal
fonte: Wikipedia, «Val Badia»
BZ: Badia, Corvara in Badia, La Valle, Marebbe, San Martino in Badia

Val di Fassa: in Val di Fassa
detta: valle di fassa, val fassa, fassa
fonte: Comun general de Fascia, legge provinciale di Trento 3/2006, i suoi comuni
TN: Campitello di Fassa, Canazei, Mazzin, Moena, San Giovanni di Fassa, Soraga di Fassa

Val di Fiemme: in Val di Fiemme
detta: valle di fiemme, val fiemme
fonte: Comunità territoriale della Val di Fiemme, i suoi comuni
TN: Capriana, Castello-Molina di Fiemme, Cavalese, Panchià, Predazzo, Tesero, Valfloriana, Ville di Fiemme, Ziano di Fiemme

Primiero: nel Primiero
detta: valle di primiero
fonte: Comunità di Primiero, i suoi comuni
TN: Canal San Bovo, Imer, Mezzano, Primiero San Martino di Castrozza, Sagron Mis

Val di Sole: in Val di Sole
detta: valle di sole, val di pejo, folgarida, marilleva
fonte: Comunità della Valle di Sole, i suoi comuni
TN: Caldes, Cavizzana, Commezzadura, Croviana, Dimaro Folgarida, Malé, Mezzana, Ossana, Peio, Pellizzano, Rabbi, Terzolas, Vermiglio

Val di Non: in Val di Non
detta: valle di non, anaunia
fonte: Comunità della Val di Non, i suoi comuni
TN: Amblar-Don, Borgo d'Anaunia, Bresimo, Campodenno, Cavareno, Cis, Cles, Contà, Dambel, Denno, Livo, Novella, Predaia, Romeno, Ronzone, Ruffrè-Mendola, Rumo, Sanzeno, Sarnonico, Sfruz, Spormaggiore, Sporminore, Ton, Ville d'Anaunia

Val Rendena: in Val Rendena
detta: valle rendena
fonte: Wikipedia, «Val Rendena»
TN: Bocenago, Caderzone Terme, Carisolo, Giustino, Massimeno, Pelugo, Pinzolo, Porte di Rendena, Spiazzo, Strembo

Altopiano della Paganella: sull'altopiano della Paganella
detta: paganella, dolomiti di brenta
fonte: Comunità della Paganella, i suoi comuni
TN: Andalo, Cavedago, Fai della Paganella, Molveno, Spormaggiore

Alpe Cimbra: all'Alpe Cimbra
detta: altopiani cimbri
fonte: Magnifica Comunità degli Altipiani cimbri, i suoi comuni
TN: Folgaria, Lavarone, Luserna

Valsugana: in Valsugana
detta: val sugana, lago di caldonazzo, lago di levico
fonte: Comunità Alta Valsugana e Bersntol e Comunità Valsugana e Tesino, i comuni del fondovalle
TN: Borgo Valsugana, Calceranica al Lago, Caldonazzo, Castel Ivano, Castelnuovo, Grigno, Levico Terme, Novaledo, Ospedaletto, Pergine Valsugana, Roncegno Terme, Ronchi Valsugana, Samone, Scurelle, Tenna, Torcegno

Cadore: in Cadore
detta: il cadore, comelico
fonte: Magnifica Comunità di Cadore, le sue ventidue Regole
BL: Auronzo di Cadore, Borca di Cadore, Calalzo di Cadore, Cibiana di Cadore, Comelico Superiore, Danta di Cadore, Domegge di Cadore, Lorenzago di Cadore, Lozzo di Cadore, Ospitale di Cadore, Perarolo di Cadore, Pieve di Cadore, San Nicolò di Comelico, San Pietro di Cadore, San Vito di Cadore, Santo Stefano di Cadore, Selva di Cadore, Valle di Cadore, Vigo di Cadore, Vodo Cadore, Zoppè di Cadore

Agordino: nell'Agordino
detta: l agordino, marmolada
fonte: Unione montana Agordina, i suoi comuni
BL: Agordo, Alleghe, Canale d'Agordo, Cencenighe Agordino, Colle Santa Lucia, Falcade, Gosaldo, La Valle Agordina, Livinallongo del Col di Lana, Rivamonte Agordino, Rocca Pietore, San Tomaso Agordino, Selva di Cadore, Taibon Agordino, Vallada Agordina, Voltago Agordino

Dolomiti: sulle Dolomiti
detta: dolomites, le dolomiti, dolomiten
fonte: Fondazione Dolomiti UNESCO, i comuni dei nove sistemi, con le valli ladine
BZ: Badia, Braies, Castelrotto, Corvara in Badia, Dobbiaco, Fiè allo Sciliar, Funes, La Valle, Marebbe, Nova Levante, Nova Ponente, Ortisei, San Candido, San Martino in Badia, Santa Cristina Valgardena, Selva di Val Gardena, Sesto, Tires, Valdaora, Villabassa
BL: Agordo, Alleghe, Auronzo di Cadore, Borca di Cadore, Calalzo di Cadore, Canale d'Agordo, Cencenighe Agordino, Cibiana di Cadore, Colle Santa Lucia, Comelico Superiore, Cortina d'Ampezzo, Domegge di Cadore, Falcade, Gosaldo, La Valle Agordina, Livinallongo del Col di Lana, Lorenzago di Cadore, Lozzo di Cadore, Pieve di Cadore, Rivamonte Agordino, Rocca Pietore, San Tomaso Agordino, San Vito di Cadore, Selva di Cadore, Taibon Agordino, Val di Zoldo, Vallada Agordina, Valle di Cadore, Vigo di Cadore, Vodo Cadore, Voltago Agordino, Zoppè di Cadore
PN: Andreis, Cimolais, Claut, Erto e Casso, Frisanco
TN: Andalo, Campitello di Fassa, Canal San Bovo, Canazei, Carisolo, Cavalese, Fai della Paganella, Imer, Mazzin, Moena, Molveno, Pinzolo, Predazzo, Primiero San Martino di Castrozza, Sagron Mis, San Giovanni di Fassa, San Lorenzo Dorsino, Soraga di Fassa, Tesero, Tre Ville
UD: Forni di Sopra, Forni di Sotto

Altopiano di Asiago: sull'Altopiano di Asiago
detta: sette comuni, altopiano dei sette comuni, altipiano di asiago
fonte: Unione montana Spettabile Reggenza dei Sette Comuni, i suoi comuni
VI: Asiago, Enego, Foza, Gallio, Lusiana Conco, Roana, Rotzo

Lessinia: in Lessinia
detta: monti lessini, parco della lessinia
fonte: Comunità montana della Lessinia, i comuni dell'altopiano
VR: Badia Calavena, Bosco Chiesanuova, Cerro Veronese, Erbezzo, Roverè Veronese, San Mauro di Saline, Sant'Anna d'Alfaedo, Selva di Progno, Velo Veronese, Vestenanova

Carnia: in Carnia
detta: alpi carniche, la carnia
fonte: Comunità di montagna della Carnia, legge regionale FVG 21/2019, i suoi comuni
UD: Amaro, Ampezzo, Arta Terme, Cavazzo Carnico, Cercivento, Comeglians, Enemonzo, Forni Avoltri, Forni di Sopra, Forni di Sotto, Lauco, Ovaro, Paluzza, Paularo, Prato Carnico, Preone, Ravascletto, Raveo, Rigolato, Sappada, Sauris, Socchieve, Sutrio, Tolmezzo, Treppo Ligosullo, Verzegnis, Villa Santina, Zuglio

Tarvisiano: nel Tarvisiano
detta: alpi giulie, valcanale, val canale, canal del ferro
fonte: Comunità di montagna Canal del Ferro e Val Canale, i suoi comuni
UD: Chiusaforte, Dogna, Malborghetto Valbruna, Moggio Udinese, Pontebba, Resia, Resiutta, Tarvisio
`;
