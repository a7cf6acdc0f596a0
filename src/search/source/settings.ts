/** `lab/data/build-settings.ts` writes this file. Format: `read-areas.ts`. */
export const SETTINGS = `
Mare: al mare
fonte: ISTAT, SITUAS 2026, i comuni litoranei il cui centro dista dal mare al più 9 km (costa: Natural Earth)
AG: Agrigento, Lampedusa e Linosa, Licata, Menfi, Montallegro, Palma di Montechiaro, Porto Empedocle, Realmonte, Ribera, Sciacca, Siculiana
AN: Ancona, Falconara Marittima, Montemarciano, Numana, Senigallia, Sirolo
AP: Cupra Marittima, Grottammare, Massignano, San Benedetto del Tronto
BA: Bari, Giovinazzo, Mola di Bari, Molfetta, Monopoli, Polignano a Mare
BR: Brindisi, Carovigno, Fasano, Ostuni, San Pietro Vernotico, Torchiarolo
BT: Barletta, Bisceglie, Margherita di Savoia, Trani
CA: Cagliari, Capoterra, Castiadas, Domus de Maria, Maracalagonis, Muravera, Pula, Quartu Sant'Elena, Sarroch, Sinnai, Villaputzu, Villasimius
CB: Campomarino, Petacciato, Termoli
CE: Castel Volturno, Cellole, Mondragone
CH: Casalbordino, Fossacesia, Francavilla al Mare, Ortona, Rocca San Giovanni, San Salvo, San Vito Chietino, Torino di Sangro, Vasto
CI: Buggerru, Calasetta, Carloforte, Fluminimaggiore, Giba, Gonnesa, Iglesias, Masainas, Portoscuso, San Giovanni Suergiu, Sant'Anna Arresi, Sant'Antioco, Teulada
CL: Gela
CS: Acquappesa, Albidona, Amantea, Amendolara, Belmonte Calabro, Belvedere Marittimo, Bonifati, Calopezzati, Cariati, Cetraro, Corigliano-Rossano, Crosia, Diamante, Falconara Albanese, Fiumefreddo Bruzio, Fuscaldo, Grisolia, Guardia Piemontese, Longobardi, Mandatoriccio, Montegiordano, Paola, Pietrapaola, Praia a Mare, Rocca Imperiale, Roseto Capo Spulico, San Lucido, San Nicola Arcella, Sangineto, Santa Maria del Cedro, Scala Coeli, Scalea, Tortora, Trebisacce, Villapiana
CT: Aci Castello, Acireale, Calatabiano, Catania, Fiumefreddo di Sicilia, Mascali, Riposto
CZ: Badolato, Borgia, Botricello, Catanzaro, Cropani, Curinga, Davoli, Falerna, Gizzeria, Guardavalle, Isca sullo Ionio, Montauro, Montepaone, Nocera Terinese, San Sostene, Sant'Andrea Apostolo dello Ionio, Santa Caterina dello Ionio, Satriano, Sellia Marina, Soverato, Squillace, Stalettì
FC: Cesenatico, Gatteo, San Mauro Pascoli, Savignano sul Rubicone
FE: Comacchio, Goro
FG: Ischitella, Isole Tremiti, Lesina, Manfredonia, Mattinata, Monte Sant'Angelo, Peschici, Rodi Garganico, Vico del Gargano, Vieste, Zapponeta
FM: Altidona, Campofilone, Fermo, Pedaso, Porto San Giorgio, Porto Sant'Elpidio
GE: Arenzano, Bogliasco, Camogli, Chiavari, Cogoleto, Genova, Lavagna, Moneglia, Pieve Ligure, Portofino, Rapallo, Recco, Santa Margherita Ligure, Sestri Levante, Sori, Zoagli
GO: Grado, Monfalcone, Staranzano
GR: Capalbio, Castiglione della Pescaia, Follonica, Isola del Giglio, Monte Argentario, Orbetello, Scarlino
IM: Bordighera, Camporosso, Cervo, Cipressa, Costarainera, Diano Marina, Imperia, Ospedaletti, Riva Ligure, San Bartolomeo al Mare, San Lorenzo al Mare, Sanremo, Santo Stefano al Mare, Taggia, Vallecrosia, Ventimiglia
KR: Cirò, Cirò Marina, Crotone, Crucoli, Isola di Capo Rizzuto, Melissa, Strongoli
LE: Alessano, Alliste, Andrano, Castrignano del Capo, Castro, Corsano, Diso, Gagliano del Capo, Galatone, Gallipoli, Melendugno, Morciano di Leuca, Nardò, Otranto, Patù, Porto Cesareo, Racale, Salve, Santa Cesarea Terme, Taviano, Tiggiano, Tricase, Ugento, Vernole
LI: Bibbona, Campo nell'Elba, Capoliveri, Capraia Isola, Castagneto Carducci, Cecina, Livorno, Marciana, Marciana Marina, Piombino, Porto Azzurro, Portoferraio, Rio, Rosignano Marittimo, San Vincenzo
LT: Formia, Gaeta, Itri, Latina, Minturno, Ponza, Sabaudia, San Felice Circeo, Sperlonga, Terracina, Ventotene
LU: Camaiore, Forte dei Marmi, Pietrasanta, Viareggio
MC: Civitanova Marche, Porto Recanati, Potenza Picena
ME: Acquedolci, Alì Terme, Barcellona Pozzo di Gotto, Brolo, Capo d'Orlando, Caronia, Falcone, Forza d'Agrò, Furci Siculo, Furnari, Giardini-Naxos, Gioiosa Marea, Itala, Leni, Letojanni, Lipari, Malfa, Messina, Milazzo, Monforte San Giorgio, Motta d'Affermo, Naso, Nizza di Sicilia, Oliveri, Pace del Mela, Patti, Piraino, Reitano, Roccalumera, Rometta, San Filippo del Mela, San Pier Niceto, Sant'Agata di Militello, Sant'Alessio Siculo, Santa Marina Salina, Santa Teresa di Riva, Santo Stefano di Camastra, Saponara, Scaletta Zanclea, Spadafora, Taormina, Terme Vigliatore, Torregrotta, Torrenova, Tusa, Valdina, Venetico, Villafranca Tirrena
MS: Carrara, Massa, Montignoso
MT: Nova Siri, Policoro, Scanzano Jonico
NA: Anacapri, Bacoli, Barano d'Ischia, Capri, Casamicciola Terme, Castellammare di Stabia, Ercolano, Forio, Ischia, Lacco Ameno, Massa Lubrense, Meta, Monte di Procida, Napoli, Piano di Sorrento, Portici, Pozzuoli, Procida, Sant'Agnello, Serrara Fontana, Sorrento, Torre Annunziata, Torre del Greco, Vico Equense
NU: Dorgali, Orosei, Posada, Siniscola
OG: Bari Sardo, Baunei, Cardedu, Loceri, Lotzorai, Tertenia, Tortolì
OR: Arborea, Bosa, Cabras, Cuglieri, Magomadas, Narbolia, Oristano, Santa Giusta, Tresnuraghes
OT: Aglientu, Arzachena, Badesi, Budoni, Golfo Aranci, La Maddalena, Loiri Porto San Paolo, Olbia, Palau, San Teodoro, Santa Teresa Gallura, Trinità d'Agultu e Vignola
PA: Altavilla Milicia, Bagheria, Balestrate, Campofelice di Roccella, Capaci, Carini, Casteldaccia, Cefalù, Cinisi, Ficarazzi, Isola delle Femmine, Lascari, Palermo, Pollina, Santa Flavia, Termini Imerese, Terrasini, Trabia, Trappeto, Ustica
PE: Città Sant'Angelo, Montesilvano, Pescara
PU: Fano, Gabicce Mare, Mondolfo, Pesaro
PZ: Maratea
RA: Cervia, Ravenna
RC: Africo, Ardore, Bagnara Calabra, Bianco, Bova Marina, Bovalino, Brancaleone, Bruzzano Zeffirio, Camini, Casignana, Caulonia, Condofuri, Ferruzzano, Gioia Tauro, Locri, Marina di Gioiosa Ionica, Melito di Porto Salvo, Monasterace, Montebello Jonico, Motta San Giovanni, Palizzi, Palmi, Portigliola, Reggio di Calabria, Riace, Roccella Ionica, Rosarno, San Ferdinando, Sant'Ilario dello Ionio, Scilla, Seminara, Siderno, Stignano, Stilo, Villa San Giovanni
RG: Ispica, Pozzallo, Santa Croce Camerina, Scicli
RM: Anzio, Ardea, Cerveteri, Civitavecchia, Fiumicino, Ladispoli, Nettuno, Pomezia, Santa Marinella
RN: Bellaria-Igea Marina, Cattolica, Misano Adriatico, Riccione, Rimini
RO: Porto Tolle, Rosolina
SA: Agropoli, Amalfi, Ascea, Atrani, Battipaglia, Camerota, Capaccio Paestum, Casal Velino, Castellabate, Centola, Cetara, Conca dei Marini, Furore, Ispani, Maiori, Minori, Montecorice, Pisciotta, Pollica, Pontecagnano Faiano, Positano, Praiano, Ravello, Salerno, San Giovanni a Piro, San Mauro Cilento, Santa Marina, Sapri, Vibonati, Vietri sul Mare
SP: Ameglia, Bonassola, Deiva Marina, Framura, La Spezia, Lerici, Levanto, Monterosso al Mare, Portovenere, Riomaggiore, Sarzana, Vernazza
SR: Augusta, Avola, Melilli, Noto, Pachino, Portopalo di Capo Passero, Priolo Gargallo, Siracusa
SS: Alghero, Castelsardo, Porto Torres, Sorso, Stintino, Valledoria, Villanova Monteleone
SV: Alassio, Albenga, Albisola Superiore, Albissola Marina, Andora, Bergeggi, Borghetto Santo Spirito, Borgio Verezzi, Celle Ligure, Ceriale, Finale Ligure, Laigueglia, Loano, Noli, Pietra Ligure, Savona, Spotorno, Vado Ligure, Varazze
TA: Leporano, Lizzano, Maruggio, Massafra, Palagiano, Pulsano, Taranto, Torricella
TE: Alba Adriatica, Giulianova, Martinsicuro, Pineto, Roseto degli Abruzzi, Silvi, Tortoreto
TP: Alcamo, Campobello di Mazara, Castellammare del Golfo, Custonaci, Erice, Favignana, Marsala, Mazara del Vallo, Misiliscemi, Paceco, Pantelleria, Petrosino, San Vito Lo Capo, Trapani, Valderice
TS: Duino Aurisina, Muggia, Trieste
UD: Lignano Sabbiadoro, Marano Lagunare
VE: Caorle, Cavallino-Treporti, Chioggia, Eraclea, Jesolo, San Michele al Tagliamento, Venezia
VT: Montalto di Castro, Tarquinia
VV: Briatico, Joppolo, Nicotera, Parghelia, Pizzo, Ricadi, Tropea, Vibo Valentia, Zambrone

Montagna: in montagna
fonte: ISTAT, SITUAS 2026, i comuni della zona altimetrica di montagna il cui centro è ad almeno 500 m
AG: Bivona, Cammarata, San Giovanni Gemini, Santo Stefano Quisquina
AL: Carrega Ligure, Fabbrica Curone, Fraconalto, Mongiardino Ligure, Montacuto, Roccaforte Ligure
AN: Arcevia
AO: Allein, Antey-Saint-André, Aosta, Arvier, Avise, Ayas, Aymavilles, Bionaz, Brissogne, Brusson, Challand-Saint-Anselme, Challand-Saint-Victor, Chamois, Champdepraz, Champorcher, Charvensod, Châtillon, Cogne, Courmayeur, Doues, Emarèse, Etroubles, Fénis, Fontainemore, Gaby, Gignod, Gressan, Gressoney-La-Trinité, Gressoney-Saint-Jean, Introd, Issime, Jovençan, La Magdeleine, La Salle, La Thuile, Lillianes, Morgex, Nus, Ollomont, Oyace, Perloz, Pollein, Pontboset, Pontey, Pré-Saint-Didier, Quart, Rhêmes-Notre-Dame, Rhêmes-Saint-Georges, Roisan, Saint-Christophe, Saint-Denis, Saint-Marcel, Saint-Nicolas, Saint-Oyen, Saint-Pierre, Saint-Rhémy-en-Bosses, Saint-Vincent, Sarre, Torgnon, Valgrisenche, Valpelline, Valsavarenche, Valtournenche, Verrayes, Villeneuve
AP: Arquata del Tronto, Montegallo, Montemonaco
AQ: Acciano, Aielli, Alfedena, Anversa degli Abruzzi, Ateleta, Avezzano, Barete, Barisciano, Barrea, Bisegna, Bugnara, Cagnano Amiterno, Calascio, Campo di Giove, Campotosto, Canistro, Cansano, Capestrano, Capistrello, Capitignano, Caporciano, Cappadocia, Carapelle Calvisio, Carsoli, Castel del Monte, Castel di Ieri, Castel di Sangro, Castellafiume, Castelvecchio Calvisio, Castelvecchio Subequo, Celano, Cerchio, Civita d'Antino, Civitella Alfedena, Civitella Roveto, Cocullo, Collarmele, Collelongo, Collepietro, Fagnano Alto, Fontecchio, Fossa, Gagliano Aterno, Gioia dei Marsi, Goriano Sicoli, Introdacqua, L'Aquila, Lecce nei Marsi, Luco dei Marsi, Lucoli, Magliano de' Marsi, Massa d'Albe, Montereale, Navelli, Ocre, Ofena, Opi, Oricola, Ortona dei Marsi, Ortucchio, Ovindoli, Pacentro, Pereto, Pescasseroli, Pescina, Pescocostanzo, Pettorano sul Gizio, Pizzoli, Poggio Picenze, Prata d'Ansidonia, Prezza, Rivisondoli, Rocca di Botte, Rocca di Cambio, Rocca di Mezzo, Rocca Pia, Roccaraso, San Benedetto dei Marsi, San Benedetto in Perillis, San Demetrio ne' Vestini, San Pio delle Camere, Sant'Eusanio Forconese, Sante Marie, Santo Stefano di Sessanio, Scanno, Scontrone, Scoppito, Scurcola Marsicana, Secinaro, Tagliacozzo, Tione degli Abruzzi, Tornimparte, Trasacco, Villa Sant'Angelo, Villa Santa Lucia degli Abruzzi, Villalago, Villavallelonga, Villetta Barrea
AR: Badia Tedalda, Caprese Michelangelo, Chitignano, Chiusi della Verna, Montemignaio
AV: Andretta, Aquilonia, Ariano Irpino, Bagnoli Irpino, Bisaccia, Cairano, Calitri, Casalbore, Chiusano di San Domenico, Greci, Guardia Lombardi, Lacedonia, Lioni, Mercogliano, Montaguto, Montecalvo Irpino, Montella, Monteverde, Morra De Sanctis, Nusco, Ospedaletto d'Alpinolo, Pietrastornina, Rocca San Felice, Salza Irpina, San Nicola Baronia, San Sossio Baronia, Sant'Andrea di Conza, Sant'Angelo a Scala, Sant'Angelo dei Lombardi, Savignano Irpino, Scampitella, Senerchia, Summonte, Teora, Trevico, Vallata, Vallesaccarda, Volturara Irpina, Zungoli
BG: Ardesio, Averara, Aviatico, Azzone, Bedulita, Berbenno, Bianzano, Blello, Bossico, Bracca, Branzi, Brumano, Camerata Cornello, Carona, Casnigo, Cassiglio, Castione della Presolana, Cerete, Clusone, Colere, Corna Imagna, Cornalba, Costa Serina, Costa Valle Imagna, Cusio, Dossena, Fino del Monte, Fonteno, Foppolo, Fuipiano Valle Imagna, Gandellino, Gandino, Gaverina Terme, Gorno, Gromo, Isola di Fondra, Locatello, Mezzoldo, Moio de' Calvi, Olmo al Brembo, Oltre il Colle, Oltressenda Alta, Oneta, Onore, Ornica, Parre, Parzanica, Peia, Piario, Piazza Brembana, Piazzatorre, Piazzolo, Premolo, Ranzanico, Roncobello, Roncola, Rota d'Imagna, Rovetta, Santa Brigida, Schilpario, Selvino, Serina, Songavazzo, Taleggio, Valbondione, Valgoglio, Valleve, Valnegra, Valtorta, Vedeseta, Vigolo, Villa d'Ogna, Vilminore di Scalve
BI: Ailoche, Andorno Micca, Callabiana, Camandona, Campiglia Cervo, Caprile, Donato, Graglia, Miagliano, Muzzano, Netro, Piedicavallo, Pollone, Portula, Pralungo, Rosazza, Sagliano Micca, Sordevolo, Tavigliano, Tollegno, Valdilana, Veglio
BL: Agordo, Alleghe, Alpago, Auronzo di Cadore, Borca di Cadore, Calalzo di Cadore, Canale d'Agordo, Cencenighe Agordino, Chies d'Alpago, Cibiana di Cadore, Colle Santa Lucia, Comelico Superiore, Cortina d'Ampezzo, Danta di Cadore, Domegge di Cadore, Falcade, Gosaldo, La Valle Agordina, Lamon, Livinallongo del Col di Lana, Lorenzago di Cadore, Lozzo di Cadore, Perarolo di Cadore, Pieve di Cadore, Rivamonte Agordino, Rocca Pietore, San Gregorio nelle Alpi, San Nicolò di Comelico, San Pietro di Cadore, San Tomaso Agordino, San Vito di Cadore, Santo Stefano di Cadore, Selva di Cadore, Sovramonte, Taibon Agordino, Tambre, Val di Zoldo, Vallada Agordina, Valle di Cadore, Vigo di Cadore, Vodo Cadore, Voltago Agordino, Zoppè di Cadore
BN: Baselice, Castelfranco in Miscano, Castelpagano, Castelvetere in Val Fortore, Circello, Colle Sannita, Foiano di Val Fortore, Ginestra degli Schiavoni, Molinara, Montefalcone di Val Fortore, Morcone, Pietraroja, San Bartolomeo in Galdo, San Giorgio La Molara, San Marco dei Cavoti, Santa Croce del Sannio, Sassinoro, Tocco Caudio
BO: Camugnano, Castel d'Aiano, Castel di Casio, Castiglione dei Pepoli, Gaggio Montano, Grizzana Morandi, Lizzano in Belvedere, Monghidoro, Monzuno, San Benedetto Val di Sambro
BS: Bagolino, Berzo Demo, Bione, Borno, Bovegno, Brione, Capovalle, Cevo, Cimbergo, Collio, Corteno Golgi, Edolo, Incudine, Irma, Lodrino, Lozio, Magasa, Malonno, Marmentino, Monno, Mura, Ono San Pietro, Ossimo, Paisco Loveno, Paspardo, Pertica Alta, Pertica Bassa, Pezzaze, Polaveno, Ponte di Legno, Provaglio Val Sabbia, Saviore dell'Adamello, Sonico, Temù, Tignale, Treviso Bresciano, Valvestino, Vezza d'Oglio, Vione, Zone
BZ: Aldino, Anterivo, Avelengo, Badia, Barbiano, Braies, Brennero, Bressanone, Brunico, Caines, Campo di Trens, Campo Tures, Castelbello-Ciardes, Castelrotto, Chienes, Chiusa, Corvara in Badia, Curon Venosta, Dobbiaco, Falzes, Fiè allo Sciliar, Fortezza, Funes, Gais, Glorenza, La Valle, Laces, Laion, Lasa, Lauregno, Luson, Malles Venosta, Marebbe, Martello, Meltina, Monguelfo-Tesido, Moso in Passiria, Naturno, Naz-Sciaves, Nova Levante, Nova Ponente, Ortisei, Parcines, Perca, Plaus, Prato allo Stelvio, Predoi, Proves, Racines, Rasun-Anterselva, Renon, Rifiano, Rio di Pusteria, Rodengo, San Candido, San Genesio Atesino, San Leonardo in Passiria, San Lorenzo di Sebato, San Martino in Badia, San Martino in Passiria, San Pancrazio, Santa Cristina Valgardena, Sarentino, Scena, Selva dei Molini, Selva di Val Gardena, Senale-San Felice, Senales, Sesto, Silandro, Sluderno, Stelvio, Terento, Tesimo, Tires, Tirolo, Trodena nel parco naturale, Tubre, Ultimo, Val di Vizze, Valdaora, Valle Aurina, Valle di Casies, Vandoies, Varna, Velturno, Verano, Villabassa, Villandro, Vipiteno
CA: Esterzili, Sadali
CB: Baranello, Busso, Campobasso, Campochiaro, Campolieto, Casalciprano, Castelmauro, Castropignano, Cercemaggiore, Cercepiccola, Civitacampomarano, Colle d'Anchise, Duronia, Ferrazzano, Fossalto, Guardiaregia, Limosano, Matrice, Mirabello Sannitico, Molise, Monacilioni, Montagano, Montefalcone nel Sannio, Oratino, Pietracupa, Riccia, Ripabottoni, Ripalimosani, Roccavivara, Salcito, San Biase, San Giuliano del Sannio, San Massimo, San Polo Matese, Sant'Angelo Limosano, Sepino, Spinete, Torella del Sannio, Trivento, Vinchiaturo
CE: Gallo Matese, Letino, San Gregorio Matese, Valle Agricola
CH: Borrello, Carunchio, Castelguidone, Castiglione Messer Marino, Civitaluparella, Colledimacine, Fallo, Fraine, Gamberale, Lama dei Peligni, Lettopalena, Montazzoli, Montebello sul Sangro, Monteferrante, Montelapiano, Montenerodomo, Palena, Pennapiedimonte, Pizzoferrato, Quadri, Roccaspinalveti, Roio del Sangro, Rosello, Schiavi di Abruzzo, Torrebruna, Torricella Peligna
CN: Acceglio, Aisone, Alto, Argentera, Bagnasco, Battifollo, Bellino, Bernezzo, Borgo San Dalmazzo, Boves, Briga Alta, Brossasco, Canosio, Caprauna, Cartignano, Casteldelfino, Castelmagno, Castelnuovo di Ceva, Celle di Macra, Cervasca, Chiusa di Pesio, Crissolo, Demonte, Dronero, Elva, Entracque, Frabosa Soprana, Frabosa Sottana, Frassino, Gaiola, Garessio, Isasca, Limone Piemonte, Lisio, Macra, Marmora, Melle, Moiola, Monasterolo Casotto, Montaldo di Mondovì, Montemale di Cuneo, Monterosso Grana, Montezemolo, Oncino, Ormea, Ostana, Paesana, Pamparato, Perlo, Peveragno, Pietraporzio, Pontechianale, Pradleves, Prazzo, Priola, Rittana, Roaschia, Robilante, Roburent, Roccabruna, Roccaforte Mondovì, Roccasparvera, Roccavione, Rossana, Sambuco, Sampeyre, San Damiano Macra, Scagnello, Stroppo, Valdieri, Valgrana, Valloriate, Venasca, Vernante, Vignolo, Villar San Costanzo, Vinadio, Viola
CO: Alta Valle Intelvi, Barni, Blessagno, Brunate, Caglio, Cavargna, Centro Valle Intelvi, Cerano d'Intelvi, Cusino, Dizzasco, Dosso del Liro, Faggeto Lario, Garzeno, Laino, Lasnigo, Livo, Magreglio, Peglio, Pigra, Plesio, Ponna, Rezzago, San Bartolomeo Val Cavargna, San Nazzaro Val Cavargna, Schignano, Sormano, Stazzona, Val Rezzo, Valbrona, Veleso, Zelbio
CS: Acquaformosa, Acri, Aieta, Aprigliano, Belsito, Bianchi, Bocchigliero, Campana, Carolei, Carpanzano, Casali del Manco, Celico, Cellara, Cerisano, Colosimi, Dipignano, Domanico, Falconara Albanese, Figline Vegliaturo, Grimaldi, Laino Castello, Longobucco, Lungro, Malito, Mangone, Marano Principato, Marzi, Morano Calabro, Mormanno, Panettieri, Parenti, Paterno Calabro, Pedivigliano, Pietrafitta, Rogliano, San Basile, San Donato di Ninea, San Fili, San Giovanni in Fiore, San Pietro in Guarano, Santo Stefano di Rogliano, Saracena, Scigliano, Spezzano della Sila
CT: Adrano, Biancavilla, Bronte, Castiglione di Sicilia, Linguaglossa, Maletto, Maniace, Milo, Nicolosi, Ragalna, Randazzo, Sant'Alfio, Zafferana Etnea
CZ: Albi, Cardinale, Carlopoli, Cerva, Cicala, Conflenti, Decollatura, Fossato Serralta, Gimigliano, Magisano, Martirano Lombardo, Motta Santa Lucia, Pentone, Petronà, Platania, San Pietro Apostolo, Serrastretta, Sersale, Sorbo San Basile, Soveria Mannelli, Taverna, Zagarise
EN: Cerami, Nicosia, Sperlinga, Troina
FC: Verghereto
FG: Accadia, Anzano di Puglia, Celle di San Vito, Faeto, Monteleone di Puglia, Orsara di Puglia, Panni, Roseto Valfortore
FM: Montefortino
FR: Acquafondata, Acuto, Alvito, Campoli Appennino, Colle San Magno, Collepardo, Filettino, Fiuggi, Fumone, Gallinaro, Guarcino, Pescosolido, Picinisco, Piglio, San Biagio Saracinisco, San Donato Val di Comino, Serrone, Settefrati, Terelle, Torre Cajetani, Trevi nel Lazio, Trivigliano, Vallerotonda, Veroli, Vico nel Lazio, Viticuso
GE: Crocefieschi, Fascia, Fontanigorda, Gorreto, Montebruno, Propata, Rezzoaglio, Rondanina, Rovegno, Santo Stefano d'Aveto, Tiglieto, Torriglia, Valbrevenna
GR: Arcidosso, Castel del Piano, Castell'Azzara, Roccalbegna, Santa Fiora
IM: Armo, Bajardo, Cosio d'Arroscia, Mendatica, Montalto Carpasio, Montegrosso Pian Latte, Perinaldo, Pornassio, Rezzo, Triora
IS: Acquaviva d'Isernia, Agnone, Bagnoli del Trigno, Belmonte del Sannio, Cantalupo nel Sannio, Capracotta, Carovilli, Carpinone, Castel del Giudice, Castel San Vincenzo, Castelpetroso, Castelpizzuto, Castelverrino, Cerro al Volturno, Chiauci, Civitanova del Sannio, Forlì del Sannio, Frosolone, Longano, Macchiagodena, Miranda, Montenero Val Cocchiara, Pesche, Pescolanciano, Pescopennataro, Pettoranello del Molise, Pietrabbondante, Pizzone, Poggio Sannita, Rionero Sannitico, Roccamandolfi, Roccasicura, Rocchetta a Volturno, San Pietro Avellana, Sant'Agapito, Sant'Angelo del Pesco, Sant'Elena Sannita, Santa Maria del Molise, Scapoli, Sessano del Molise, Vastogirardi
KR: Caccuri, Castelsilano, Cerenzia, Cotronei, Savelli
LC: Ballabio, Barzio, Carenno, Casargo, Cassina Valsassina, Crandola Valsassina, Cremeno, Erve, Esino Lario, Introbio, Margno, Moggio, Morterone, Pagnona, Parlasco, Pasturo, Premana, Primaluna, Sueglio, Valvarrone
LU: Careggine, Castiglione di Garfagnana, Coreglia Antelminelli, Minucciano, Pescaglia, Piazza al Serchio, San Romano in Garfagnana, Sillano Giuncugnano, Vagli Sotto, Villa Collemandina
MC: Bolognola, Castelsantangelo sul Nera, Fiastra, Monte Cavallo, Sarnano, Sefro, Serravalle di Chienti, Ussita, Visso
ME: Capizzi, Castel di Lucio, Cesarò, Floresta, Fondachelli-Fantina, Galati Mamertino, Limina, Longi, Malvagna, Mistretta, Moio Alcantara, Montalbano Elicona, Novara di Sicilia, Raccuja, Roccafiorita, Roccella Valdemone, Rometta, San Fratello, San Teodoro, Santa Domenica Vittoria, Ucria
MO: Fanano, Fiumalbo, Frassinoro, Lama Mocogno, Montecreto, Montefiorino, Montese, Palagano, Pavullo nel Frignano, Pievepelago, Polinago, Riolunato, Sestola, Zocca
MS: Comano, Zeri
MT: Accettura, Cirigliano, Gorgoglione, Oliveto Lucano
NO: Ameno, Armeno
NU: Aritzo, Belvì, Bitti, Desulo, Fonni, Gadoni, Gavoi, Lodine, Lula, Mamoiada, Ollolai, Orgosolo, Orune, Osidda, Ovodda, Sarule, Seulo, Tiana, Tonara
OG: Arzana, Seui, Talana, Urzulei, Ussassai, Villagrande Strisaili
OT: Alà dei Sardi, Buddusò
PA: Alia, Caltavuturo, Castellana Sicula, Castronovo di Sicilia, Corleone, Gangi, Geraci Siculo, Godrano, Gratteri, Isnello, Montemaggiore Belsito, Palazzo Adriano, Petralia Soprana, Petralia Sottana, Polizzi Generosa, Prizzi, San Mauro Castelverde, Sclafani Bagni, Valledolmo
PC: Cerignale, Coli, Ferriere, Morfasso, Ottone, Zerba
PE: Brittoli, Caramanico Terme, Carpineto della Nora, Farindola, Montebello di Bertona, Pescosansonesco, Roccamorice, Sant'Eufemia a Maiella, Villa Celiera
PG: Cascia, Cerreto di Spoleto, Costacciaro, Fossato di Vico, Gualdo Tadino, Gubbio, Monteleone di Spoleto, Nocera Umbra, Norcia, Pietralunga, Poggiodomo, Preci, Scheggia e Pascelupo, Sellano
PN: Cimolais, Claut, Clauzetto, Erto e Casso, Frisanco
PR: Albareto, Bardi, Bedonia, Berceto, Bore, Compiano, Corniglio, Monchio delle Corti, Palanzano, Tizzano Val Parma, Tornolo, Valmozzola
PT: Abetone Cutigliano, Sambuca Pistoiese, San Marcello Piteglio
PU: Apecchio, Carpegna, Serra Sant'Abbondio
PV: Brallo di Pregola, Menconico, Romagnese, Santa Margherita di Staffora, Zavattarello
PZ: Abriola, Albano di Lucania, Anzi, Armento, Avigliano, Baragiano, Bella, Brienza, Brindisi Montagna, Calvello, Calvera, Campomaggiore, Cancellara, Carbone, Castelgrande, Castelluccio Superiore, Castelmezzano, Castelsaraceno, Castronuovo di Sant'Andrea, Chiaromonte, Corleto Perticara, Episcopia, Fardella, Filiano, Gallicchio, Grumento Nova, Guardia Perticara, Lagonegro, Latronico, Laurenzana, Marsico Nuovo, Marsicovetere, Moliterno, Montemurro, Muro Lucano, Paterno, Pescopagano, Picerno, Pietragalla, Pietrapertosa, Pignola, Potenza, Rapone, Rotonda, Ruoti, San Chirico Raparo, San Costantino Albanese, San Fele, San Martino d'Agri, San Paolo Albanese, San Severino Lucano, Sant'Angelo Le Fratte, Sarconi, Sasso di Castalda, Satriano di Lucania, Savoia di Lucania, Spinoso, Teana, Terranova di Pollino, Tito, Tramutola, Trecchina, Trivigno, Vaglio Basilicata, Viggianello, Viggiano
RC: Cardeto, Delianuova, Giffone, Roccaforte del Greco, Santa Cristina d'Aspromonte, Santo Stefano in Aspromonte
RE: Carpineti, Castelnovo ne' Monti, Toano, Ventasso, Villa Minozzo
RI: Accumoli, Amatrice, Ascrea, Belmonte in Sabina, Borbona, Borgorose, Cantalice, Castel di Tora, Cittareale, Collalto Sabino, Colle di Tora, Collegiove, Concerviano, Cottanello, Fiamignano, Labro, Leonessa, Longone Sabino, Marcetelli, Micigliano, Monte San Giovanni in Sabina, Morro Reatino, Nespolo, Orvinio, Paganico Sabino, Pescorocchiano, Petrella Salto, Poggio Bustone, Posta, Pozzaglia Sabina, Rivodutri, Rocca Sinibalda, Scandriglia, Turania, Varco Sabino
RM: Affile, Anticoli Corrado, Arcinazzo Romano, Camerata Nuova, Canterano, Capranica Prenestina, Carpineto Romano, Cerreto Laziale, Cervara di Roma, Ciciliano, Cineto Romano, Gerano, Gorga, Jenne, Monteflavio, Percile, Riofreddo, Rocca Canterano, Rocca Santo Stefano, Roccagiovine, Roiate, Roviano, San Polo dei Cavalieri, Saracinesco, Segni, Vallepietra, Vallinfreda, Vivaro Romano
RN: Casteldelci, Montecopiolo, Pennabilli
SA: Acerno, Campora, Cannalonga, Castelnuovo di Conza, Colliano, Corleto Monforte, Cuccaro Vetere, Laurino, Laviano, Montano Antilia, Monte San Giacomo, Novi Velia, Ottati, Petina, Piaggine, Ricigliano, Sacco, Sant'Angelo a Fasanella, Santomenna, Sanza, Tortorella, Valle dell'Angelo, Valva
SI: Abbadia San Salvatore, Castiglione d'Orcia, Piancastagnaio
SO: Albaredo per San Marco, Albosaggia, Aprica, Bema, Bormio, Buglio in Monte, Campodolcino, Caspoggio, Castello dell'Acqua, Chiesa in Valmalenco, Civo, Dazio, Faedo Valtellino, Gerola Alta, Grosio, Grosotto, Lanzada, Livigno, Lovero, Madesimo, Mazzo di Valtellina, Mello, Montagna in Valtellina, Pedesina, Poggiridenti, Rasura, San Giacomo Filippo, Sernio, Sondalo, Spriana, Tartano, Teglio, Torre di Santa Maria, Tovo di Sant'Agata, Tresivio, Val Masino, Valdidentro, Valdisotto, Valfurva, Vervio, Villa di Chiavenna
SP: Maissana, Zignago
SS: Pattada
SV: Bardineto, Bormida, Calizzano, Cosseria, Massimino, Murialdo, Osiglia, Plodio, Urbe
TE: Cortino, Crognaleto, Fano Adriano, Pietracamela, Rocca Santa Maria, Valle Castellana
TN: Albiano, Altavalle, Altopiano della Vigolana, Amblar-Don, Andalo, Baselga di Pinè, Bedollo, Bieno, Bleggio Superiore, Bocenago, Borgo d'Anaunia, Borgo Lares, Brentonico, Bresimo, Caderzone Terme, Caldes, Campitello di Fassa, Campodenno, Canal San Bovo, Canazei, Capriana, Carisolo, Castel Condino, Castello Tesino, Castello-Molina di Fiemme, Cavalese, Cavareno, Cavedago, Cavedine, Cavizzana, Cembra Lisignago, Cimone, Cinte Tesino, Cis, Cles, Commezzadura, Contà, Croviana, Dambel, Dimaro Folgarida, Fai della Paganella, Fiavè, Fierozzo, Folgaria, Fornace, Frassilongo, Garniga Terme, Giustino, Imer, Lavarone, Ledro, Levico Terme, Livo, Lona-Lases, Luserna, Malé, Massimeno, Mazzin, Mezzana, Mezzano, Moena, Molveno, Novella, Ossana, Palù del Fersina, Panchià, Peio, Pellizzano, Pelugo, Pieve di Bono-Prezzo, Pieve Tesino, Pinzolo, Porte di Rendena, Predaia, Predazzo, Primiero San Martino di Castrozza, Rabbi, Romeno, Ronchi Valsugana, Ronzo-Chienis, Ronzone, Ruffrè-Mendola, Rumo, Sagron Mis, Samone, San Giovanni di Fassa, San Lorenzo Dorsino, Sant'Orsola Terme, Sanzeno, Sarnonico, Segonzano, Sella Giudicarie, Sfruz, Soraga di Fassa, Sover, Spiazzo, Spormaggiore, Sporminore, Stenico, Strembo, Telve, Telve di Sopra, Tenna, Terragnolo, Terzolas, Tesero, Tione di Trento, Torcegno, Trambileno, Tre Ville, Valdaone, Valfloriana, Vallarsa, Vermiglio, Vignola-Falesina, Ville d'Anaunia, Ville di Fiemme, Ziano di Fiemme
TO: Ala di Stura, Alpette, Andrate, Angrogna, Balme, Bardonecchia, Bobbio Pellice, Borgiallo, Brosso, Canischio, Cantoira, Castelnuovo Nigra, Ceres, Ceresole Reale, Cesana Torinese, Chialamberto, Chianocco, Chiesanuova, Chiomonte, Cintano, Claviere, Coassolo Torinese, Coazze, Colleretto Castelnuovo, Corio, Exilles, Fenestrelle, Forno Canavese, Frassinetto, Giaglione, Giaveno, Gravere, Groscavallo, Ingria, Inverso Pinasca, Lemie, Locana, Massello, Mattie, Meana di Susa, Mezzenile, Monastero di Lanzo, Moncenisio, Noasca, Nomaglio, Novalesa, Oulx, Perosa Argentina, Perrero, Pessinetto, Pinasca, Pomaretto, Pragelato, Prali, Pramollo, Prarostino, Pratiglione, Ribordone, Ronco Canavese, Rorà, Roure, Rubiana, Rueglio, Salbertrand, Salza di Pinerolo, Sauze d'Oulx, Sauze di Cesana, Sestriere, Sparone, Susa, Torre Pellice, Traversella, Traves, Usseaux, Usseglio, Val della Torre, Valchiusa, Valgioie, Valprato Soana, Venaus, Villar Pellice, Villar Perosa, Viù
TR: Polino
UD: Ampezzo, Cercivento, Comeglians, Drenchia, Forni Avoltri, Forni di Sopra, Forni di Sotto, Lauco, Malborghetto Valbruna, Ovaro, Paluzza, Paularo, Pontebba, Prato Carnico, Ravascletto, Raveo, Rigolato, Sappada, Sauris, Sutrio, Tarvisio, Treppo Ligosullo
VA: Agra, Bedero Valcuvia, Brinzio, Castello Cabiaglio, Cuasso al Monte, Cugliate-Fabiasco, Curiglia con Monteviasco, Duno, Marzio, Montegrino Valtravaglia, Saltrio
VB: Antrona Schieranco, Arola, Aurano, Baceno, Bannio Anzino, Bee, Bognanco, Borgomezzavalle, Calasca-Castiglione, Caprezzo, Ceppo Morelli, Craveggia, Crodo, Druogno, Formazza, Germagno, Gignese, Gurro, Intragna, Loreglia, Macugnaga, Madonna del Sasso, Malesco, Massiola, Miazzina, Montescheno, Premeno, Premia, Quarna Sopra, Quarna Sotto, Re, Santa Maria Maggiore, Toceno, Trarego Viggiona, Trasquera, Trontano, Valstrona, Vanzone con San Carlo, Varzo, Villette
VC: Alagna Valsesia, Alto Sermenza, Balmuccia, Boccioleto, Campertogno, Carcoforo, Cellio con Breia, Cervatto, Civiasco, Cravagliana, Fobello, Mollia, Pila, Piode, Rassa, Rimella, Rossa, Scopa, Scopello, Vocca
VI: Altissimo, Asiago, Enego, Foza, Gallio, Laghi, Lastebasse, Lusiana Conco, Posina, Roana, Rotzo, Tonezza del Cimone
VR: Bosco Chiesanuova, Erbezzo, Ferrara di Monte Baldo, Roverè Veronese, San Mauro di Saline, San Zeno di Montagna, Sant'Anna d'Alfaedo, Selva di Progno, Velo Veronese
VV: Brognaturo, Fabrizia, Mongiana, Nardodipace, Serra San Bruno, Simbario, Spadola
`;
