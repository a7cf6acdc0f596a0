export const SOUTH = `
Costiera Amalfitana: in Costiera Amalfitana
detta: costiera, la costiera, costa d amalfi, costa amalfitana, costiera d amalfi, amalfi coast, costiera di amalfi
fonte: Unesco, dossier «Costiera Amalfitana» (1997), e Conferenza dei sindaci della Costa d'Amalfi
SA: Amalfi, Atrani, Cetara, Conca dei Marini, Furore, Maiori, Minori, Positano, Praiano, Ravello, Scala, Tramonti, Vietri sul Mare

Penisola Sorrentina: nella Penisola Sorrentina
detta: costiera sorrentina, sorrento coast, penisola di sorrento
fonte: Wikipedia, «Penisola sorrentina»: i comuni napoletani
NA: Massa Lubrense, Meta, Piano di Sorrento, Sant'Agnello, Sorrento, Vico Equense

Isola di Capri: a Capri
detta: capri, island of capri, isola capri
fonte: Wikipedia, «Isola di Capri»: i due comuni
NA: Anacapri, Capri

Isola d'Ischia: a Ischia
detta: ischia, island of ischia, isola ischia, isola di ischia
fonte: Wikipedia, «Isola d'Ischia»: i sei comuni
NA: Barano d'Ischia, Casamicciola Terme, Forio, Ischia, Lacco Ameno, Serrara Fontana

Campi Flegrei: nei Campi Flegrei
detta: area flegrea, i campi flegrei
fonte: legge regionale Campania 33/1993, Parco dei Campi Flegrei, i comuni attorno al golfo di Pozzuoli
NA: Bacoli, Monte di Procida, Pozzuoli, Quarto

Cilento: nel Cilento
detta: il cilento, costiera cilentana, costa del cilento, parco del cilento
fonte: DPR 5 giugno 1995, Parco nazionale del Cilento e Vallo di Diano, i comuni del Cilento
SA: Agropoli, Alfano, Ascea, Auletta, Bellosguardo, Camerota, Campora, Cannalonga, Capaccio Paestum, Casal Velino, Casaletto Spartano, Caselle in Pittari, Castel San Lorenzo, Castellabate, Castelnuovo Cilento, Celle di Bulgheria, Centola, Ceraso, Cicerale, Corleto Monforte, Cuccaro Vetere, Felitto, Futani, Gioi, Giungano, Ispani, Laureana Cilento, Laurino, Laurito, Lustra, Magliano Vetere, Moio della Civitella, Montano Antilia, Monte San Giacomo, Montecorice, Monteforte Cilento, Morigerati, Novi Velia, Ogliastro Cilento, Omignano, Orria, Ottati, Perdifumo, Perito, Piaggine, Pisciotta, Pollica, Prignano Cilento, Roccadaspide, Roccagloriosa, Rofrano, Roscigno, Rutino, Sacco, Salento, San Giovanni a Piro, San Mauro Cilento, San Mauro la Bruca, Santa Marina, Sapri, Serramezzana, Sessa Cilento, Stella Cilento, Stio, Torchiara, Torraca, Torre Orsaia, Tortorella, Trentinara, Valle dell'Angelo, Vallo della Lucania, Vibonati

Irpinia: in Irpinia
detta: l irpinia
fonte: Wikipedia, «Irpinia»: oggi la provincia di Avellino
AV: *

Sannio: nel Sannio
detta: il sannio, sannio beneventano
fonte: Wikipedia, «Sannio beneventano»: oggi la provincia di Benevento
BN: *

Gargano: sul Gargano
detta: il gargano, promontorio del gargano, parco del gargano
fonte: DPR 5 giugno 1995, Parco nazionale del Gargano, i comuni del promontorio
FG: Cagnano Varano, Carpino, Ischitella, Manfredonia, Mattinata, Monte Sant'Angelo, Peschici, Rignano Garganico, Rodi Garganico, San Giovanni Rotondo, San Marco in Lamis, San Nicandro Garganico, Vico del Gargano, Vieste

Alta Murgia: nell'Alta Murgia
detta: murgia, parco dell alta murgia, le murge, murge
fonte: DPR 10 marzo 2004, Parco nazionale dell'Alta Murgia, i tredici comuni
BT: Andria, Minervino Murge, Spinazzola
BA: Altamura, Bitonto, Cassano delle Murge, Corato, Gravina in Puglia, Grumo Appula, Poggiorsini, Ruvo di Puglia, Santeramo in Colle, Toritto

Valle d'Itria: in Valle d'Itria
detta: murgia dei trulli, val d itria, valle dei trulli, itria valley, terra dei trulli
fonte: Wikipedia, «Valle d'Itria»: i comuni della valle e dei trulli attorno
BR: Ceglie Messapica, Cisternino, Fasano, Ostuni
BA: Alberobello, Locorotondo, Noci
TA: Martina Franca

Salento: nel Salento
detta: penisola salentina, il salento, terra d otranto
fonte: Wikipedia, «Salento»: la provincia di Lecce e i comuni brindisini e tarantini della penisola
LE: *
BR: Brindisi, Carovigno, Cellino San Marco, Erchie, Francavilla Fontana, Latiano, Mesagne, Oria, San Donaci, San Michele Salentino, San Pancrazio Salentino, San Pietro Vernotico, San Vito dei Normanni, Torchiarolo, Torre Santa Susanna, Villa Castelli
TA: Avetrana, Carosino, Faggiano, Fragagnano, Grottaglie, Leporano, Lizzano, Manduria, Maruggio, Monteiasi, Monteparano, Pulsano, Roccaforzata, San Giorgio Ionico, San Marzano di San Giuseppe, Sava, Torricella

Dolomiti Lucane: nelle Dolomiti Lucane
detta: piccole dolomiti lucane
fonte: legge regionale Basilicata 47/1997, Parco di Gallipoli Cognato e Piccole Dolomiti Lucane, i suoi comuni
PZ: Castelmezzano, Pietrapertosa
MT: Accettura, Calciano, Oliveto Lucano

Metapontino: nel Metapontino
detta: costa jonica lucana, costa ionica lucana, metaponto
fonte: Wikipedia, «Metapontino»
MT: Bernalda, Montalbano Jonico, Nova Siri, Pisticci, Policoro, Rotondella, Scanzano Jonico

Pollino: nel Pollino
detta: il pollino, parco del pollino, monte pollino
fonte: DPR 15 novembre 1993, Parco nazionale del Pollino, i comuni attorno al massiccio
CS: Acquaformosa, Aieta, Alessandria del Carretto, Castrovillari, Cerchiara di Calabria, Civita, Francavilla Marittima, Frascineto, Laino Borgo, Laino Castello, Lungro, Morano Calabro, Mormanno, Papasidero, Plataci, San Basile, San Donato di Ninea, San Lorenzo Bellizzi, San Sosti, Saracena
PZ: Castelluccio Inferiore, Castelluccio Superiore, Cersosimo, Chiaromonte, Fardella, Francavilla in Sinni, Lauria, Noepoli, Rotonda, San Costantino Albanese, San Paolo Albanese, San Severino Lucano, Senise, Terranova di Pollino, Viggianello

Riviera dei Cedri: nella Riviera dei Cedri
detta: costa dei cedri, alto tirreno cosentino
fonte: Wikipedia, «Riviera dei Cedri»: i comuni costieri da Tortora a Cetraro
CS: Belvedere Marittimo, Bonifati, Cetraro, Diamante, Grisolia, Maierà, Praia a Mare, San Nicola Arcella, Sangineto, Santa Maria del Cedro, Scalea, Tortora

Sila: in Sila
detta: la sila, altopiano della sila, sila grande, sila piccola
fonte: DPR 14 novembre 2002, Parco nazionale della Sila, i comuni dell'altopiano
CS: Acri, Bocchigliero, Celico, Longobucco, Casali del Manco, San Giovanni in Fiore, Spezzano della Sila
CZ: Albi, Magisano, Petronà, Sersale, Sorbo San Basile, Taverna, Zagarise
KR: Cotronei, Mesoraca, Petilia Policastro, Savelli

Costa degli Dei: sulla Costa degli Dei
detta: coste degli dei, tropea e capo vaticano, capo vaticano
fonte: Wikipedia, «Costa degli Dei»
VV: Briatico, Drapia, Joppolo, Nicotera, Parghelia, Pizzo, Ricadi, Tropea, Vibo Valentia, Zambrone

Costa Viola: sulla Costa Viola
fonte: Wikipedia, «Costa Viola»
RC: Bagnara Calabra, Palmi, Scilla, Seminara, Villa San Giovanni

Aspromonte: in Aspromonte
detta: l aspromonte, parco dell aspromonte
fonte: DPR 14 gennaio 1994, Parco nazionale dell'Aspromonte, i comuni del massiccio
RC: Bagaladi, Cosoleto, Delianuova, Oppido Mamertina, Roccaforte del Greco, Roghudi, Samo, San Lorenzo, San Luca, San Roberto, Santa Cristina d'Aspromonte, Sant'Eufemia d'Aspromonte, Santo Stefano in Aspromonte, Scido, Sinopoli

Costa dei Gelsomini: sulla Costa dei Gelsomini
detta: riviera dei gelsomini, locride
fonte: Wikipedia, «Riviera dei Gelsomini»: i comuni della costa ionica reggina
RC: Africo, Ardore, Bianco, Bova Marina, Bovalino, Brancaleone, Bruzzano Zeffirio, Camini, Casignana, Caulonia, Condofuri, Ferruzzano, Gioiosa Ionica, Grotteria, Locri, Marina di Gioiosa Ionica, Melito di Porto Salvo, Monasterace, Palizzi, Portigliola, Riace, Roccella Ionica, San Lorenzo, Sant'Ilario dello Ionio, Siderno, Stignano, Stilo
`;
