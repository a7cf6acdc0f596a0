export const NORTH = `
Langhe: nelle Langhe
detta: le langhe, langa, alta langa, bassa langa, langhe e roero, langhe roero
fonte: Unione montana Alta Langa, Unione di comuni Colline di Langa e del Barolo, disciplinari Barolo e Barbaresco
CN: Alba, Albaretto della Torre, Arguello, Barbaresco, Barolo, Belvedere Langhe, Benevello, Bergolo, Bonvicino, Borgomale, Bosia, Bossolasco, Camerana, Castelletto Uzzone, Castellino Tanaro, Castiglione Falletto, Castiglione Tinella, Castino, Cerretto Langhe, Cherasco, Cigliè, Cissone, Cortemilia, Cossano Belbo, Cravanzana, Diano d'Alba, Dogliani, Farigliano, Feisoglio, Gorzegno, Gottasecca, Grinzane Cavour, Igliano, La Morra, Lequio Berria, Levice, Mango, Marsaglia, Mombarcaro, Monchiero, Monesiglio, Monforte d'Alba, Montelupo Albese, Murazzano, Neive, Neviglie, Niella Belbo, Novello, Perletto, Pezzolo Valle Uzzone, Prunetto, Rocca Cigliè, Rocchetta Belbo, Rodello, Roddi, Roddino, San Benedetto Belbo, Santo Stefano Belbo, Serralunga d'Alba, Serravalle Langhe, Sinio, Somano, Torre Bormida, Treiso, Trezzo Tinella, Verduno

Roero: nel Roero
detta: il roero
fonte: disciplinare Roero DOCG e Associazione dei comuni del Roero
CN: Baldissero d'Alba, Canale, Castagnito, Castellinaldo d'Alba, Ceresole Alba, Corneliano d'Alba, Govone, Guarene, Magliano Alfieri, Montà, Montaldo Roero, Monteu Roero, Monticello d'Alba, Piobesi d'Alba, Pocapaglia, Priocca, Sanfrè, Santa Vittoria d'Alba, Santo Stefano Roero, Sommariva del Bosco, Sommariva Perno, Vezza d'Alba

Monferrato: nel Monferrato
detta: alto monferrato, basso monferrato, il monferrato
fonte: Wikipedia, «Monferrato»: l'Astigiano, il Casalese, l'Acquese e l'Ovadese
AT: *
AL: Acqui Terme, Alfiano Natta, Alice Bel Colle, Altavilla Monferrato, Bistagno, Camagna Monferrato, Casale Monferrato, Cassine, Castelletto Merli, Castelletto d'Orba, Cavatore, Cella Monte, Cereseto, Cerrina Monferrato, Conzano, Cremolino, Frassinello Monferrato, Frassineto Po, Fubine Monferrato, Gabiano, Lu e Cuccaro Monferrato, Melazzo, Mirabello Monferrato, Mombello Monferrato, Moncestino, Montaldo Bormida, Morbello, Morsasco, Murisengo Monferrato, Odalengo Grande, Odalengo Piccolo, Olivola, Orsara Bormida, Ottiglio, Ovada, Ozzano Monferrato, Pontestura, Ponti, Ponzano Monferrato, Ponzone, Prasco, Ricaldone, Rivalta Bormida, Rocca Grimalda, Rosignano Monferrato, Sala Monferrato, San Giorgio Monferrato, San Salvatore Monferrato, Serralunga di Crea, Silvano d'Orba, Solonghello, Strevi, Tagliolo Monferrato, Terruggia, Treville, Trisobbio, Vignale Monferrato, Villadeati, Villamiroglio, Visone

Oltrepò Pavese: nell'Oltrepò Pavese
detta: oltrepo, oltre po pavese
fonte: disciplinare Oltrepò Pavese DOC e Comunità montana dell'Oltrepò pavese, i comuni di collina e montagna
PV: Bagnaria, Borgo Priolo, Borgoratto Mormorolo, Bosnasco, Brallo di Pregola, Broni, Calvignano, Canneto Pavese, Casteggio, Castana, Cecima, Cigognola, Codevilla, Colli Verdi, Corvino San Quirico, Fortunago, Godiasco Salice Terme, Golferenzo, Menconico, Montalto Pavese, Montebello della Battaglia, Montecalvo Versiggia, Montescano, Montesegale, Montù Beccaria, Mornico Losana, Oliva Gessi, Pietra de' Giorgi, Ponte Nizza, Redavalle, Retorbido, Rivanazzano Terme, Rocca Susella, Rocca de' Giorgi, Romagnese, Rovescala, San Damiano al Colle, Santa Giuletta, Santa Margherita di Staffora, Santa Maria della Versa, Stradella, Torrazza Coste, Torricella Verzate, Val di Nizza, Varzi, Voghera, Volpara, Zavattarello, Zenevredo

Franciacorta: in Franciacorta
detta: la franciacorta
fonte: disciplinare Franciacorta DOCG, i comuni della zona di produzione senza Brescia
BS: Adro, Capriolo, Cazzago San Martino, Cellatica, Coccaglio, Cologne, Corte Franca, Erbusco, Gussago, Iseo, Monticelli Brusati, Ome, Paderno Franciacorta, Paratico, Passirano, Provaglio d'Iseo, Rodengo Saiano, Rovato

Valpolicella: in Valpolicella
detta: val policella
fonte: disciplinare Valpolicella DOC, la zona classica
VR: Fumane, Marano di Valpolicella, Negrar di Valpolicella, San Pietro in Cariano, Sant'Ambrogio di Valpolicella

Colline del Prosecco: nelle Colline del Prosecco
detta: valdobbiadene e conegliano, conegliano valdobbiadene, colline di valdobbiadene
fonte: disciplinare Conegliano Valdobbiadene DOCG, i quindici comuni
TV: Cison di Valmarino, Colle Umberto, Conegliano, Farra di Soligo, Follina, Miane, Pieve di Soligo, Refrontolo, San Pietro di Feletto, San Vendemiano, Susegana, Tarzo, Valdobbiadene, Vidor, Vittorio Veneto

Colli Euganei: nei Colli Euganei
detta: terme euganee, i colli euganei
fonte: legge regionale Veneto 38/1989, i quindici comuni del Parco dei Colli Euganei
PD: Abano Terme, Arquà Petrarca, Baone, Battaglia Terme, Cervarese Santa Croce, Cinto Euganeo, Este, Galzignano Terme, Lozzo Atestino, Monselice, Montegrotto Terme, Rovolon, Teolo, Torreglia, Vo'

Colli Berici: nei Colli Berici
detta: i colli berici
fonte: disciplinare Colli Berici DOC
VI: Albettone, Alonte, Altavilla Vicentina, Arcugnano, Barbarano Mossano, Brendola, Castegnero Nanto, Longare, Lonigo, Orgiano, Sarego, Sossano, Val Liona, Villaga, Zovencedo

Riviera del Brenta: nella Riviera del Brenta
detta: naviglio del brenta, ville del brenta
fonte: Unione dei comuni Città della Riviera del Brenta e comuni limitrofi
VE: Campagna Lupia, Campolongo Maggiore, Camponogara, Dolo, Fiesso d'Artico, Fossò, Mira, Pianiga, Stra, Vigonovo

Delta del Po: nel Delta del Po
detta: parco del delta del po
fonte: leggi istitutive dei parchi regionali veneto (36/1997) ed emiliano-romagnolo (27/1988), i loro diciotto comuni
RO: Adria, Ariano nel Polesine, Corbola, Loreo, Papozze, Porto Tolle, Porto Viro, Rosolina, Taglio di Po
FE: Argenta, Codigoro, Comacchio, Goro, Mesola, Ostellato
RA: Alfonsine, Cervia, Ravenna

Collio goriziano: nel Collio
detta: collio friulano, collio sloveno
fonte: disciplinare Collio DOC, i suoi comuni
GO: Capriva del Friuli, Cormons, Dolegna del Collio, Farra d'Isonzo, Gorizia, Mossa, San Floriano del Collio, San Lorenzo Isontino

Carso: sul Carso
detta: carso triestino, altopiano carsico, il carso
fonte: Wikipedia, «Carso»: i comuni italiani
TS: Duino Aurisina, Monrupino, San Dorligo della Valle, Sgonico, Trieste
GO: Doberdò del Lago, Fogliano Redipuglia, Monfalcone, Ronchi dei Legionari, Sagrado, Savogna d'Isonzo

Lago Maggiore: sul Lago Maggiore; lago
detta: verbano, lake maggiore
fonte: Wikipedia, «Lago Maggiore»: i comuni italiani rivieraschi
VB: Baveno, Belgirate, Cannero Riviera, Cannobio, Ghiffa, Oggebbio, Stresa, Verbania
NO: Arona, Castelletto sopra Ticino, Dormelletto, Lesa, Meina
VA: Angera, Brebbia, Brezzo di Bedero, Castelveccana, Germignaga, Ispra, Laveno-Mombello, Leggiuno, Luino, Maccagno con Pino e Veddasca, Monvalle, Porto Valtravaglia, Ranco, Sesto Calende, Tronzano Lago Maggiore, Besozzo

Lago d'Orta: sul Lago d'Orta; lago
detta: lake orta, lago orta
fonte: Wikipedia, «Lago d'Orta»: i comuni rivieraschi e quelli che vi si affacciano
VB: Cesara, Madonna del Sasso, Nonio, Omegna
NO: Ameno, Armeno, Gozzano, Miasino, Orta San Giulio, Pella, Pettenasco, San Maurizio d'Opaglio

Lago di Varese: sul Lago di Varese; lago
detta: laghi varesini, lake varese
fonte: Wikipedia, «Lago di Varese»: i comuni rivieraschi
VA: Azzate, Bardello con Malgesso e Bregano, Biandronno, Bodio Lomnago, Buguggiate, Cazzago Brabbia, Galliate Lombardo, Gavirate, Varese

Lago di Lugano: sul Lago di Lugano; lago
detta: ceresio, lake lugano
fonte: Wikipedia, «Lago di Lugano»: i comuni italiani rivieraschi
CO: Alta Valle Intelvi, Campione d'Italia, Claino con Osteno, Porlezza, Valsolda
VA: Brusimpiano, Lavena Ponte Tresa, Porto Ceresio

Lago di Como: sul Lago di Como; lago
detta: lario, lake como, il lago di como, lago como
fonte: Wikipedia, «Lago di Como»: i comuni rivieraschi
CO: Argegno, Bellagio, Blevio, Brienno, Carate Urio, Cernobbio, Colonno, Como, Cremia, Domaso, Dongo, Faggeto Lario, Gera Lario, Gravedona ed Uniti, Griante, Laglio, Lezzeno, Menaggio, Moltrasio, Musso, Nesso, Pianello del Lario, Pognana Lario, Sala Comacina, San Siro, Sorico, Torno, Tremezzina, Veleso
LC: Abbadia Lariana, Bellano, Colico, Dervio, Dorio, Lecco, Lierna, Malgrate, Mandello del Lario, Oliveto Lario, Perledo, Valmadrera, Varenna, Vercurago

Lago d'Iseo: sul Lago d'Iseo; lago
detta: sebino, lake iseo, lago iseo, lago di iseo
fonte: Wikipedia, «Lago d'Iseo»: i comuni rivieraschi
BS: Iseo, Marone, Monte Isola, Paratico, Pisogne, Sale Marasino, Sulzano
BG: Castro, Costa Volpino, Lovere, Parzanica, Predore, Riva di Solto, Sarnico, Solto Collina, Tavernola Bergamasca

Lago di Garda: sul Lago di Garda; lago
detta: benaco, lake garda, il lago di garda, lago garda
fonte: Comunità del Garda, i comuni rivieraschi, con Arco
BS: Desenzano del Garda, Gardone Riviera, Gargnano, Limone sul Garda, Lonato del Garda, Manerba del Garda, Moniga del Garda, Padenghe sul Garda, Salò, San Felice del Benaco, Sirmione, Soiano del Lago, Tignale, Toscolano-Maderno, Tremosine sul Garda
TN: Arco, Nago-Torbole, Riva del Garda
VR: Bardolino, Brenzone sul Garda, Castelnuovo del Garda, Costermano sul Garda, Garda, Lazise, Malcesine, Peschiera del Garda, Torri del Benaco

Riviera dei Fiori: nella Riviera dei Fiori
detta: riviera di ponente imperiese, costa di imperia
fonte: Wikipedia, «Riviera dei Fiori»: i comuni costieri della provincia di Imperia
IM: Bordighera, Camporosso, Cervo, Cipressa, Costarainera, Diano Marina, Imperia, Ospedaletti, Riva Ligure, San Bartolomeo al Mare, San Lorenzo al Mare, Sanremo, Santo Stefano al Mare, Taggia, Vallecrosia, Ventimiglia

Riviera di Ponente: nella Riviera di Ponente
detta: ponente ligure, riviera ligure di ponente
fonte: Wikipedia, «Riviera di Ponente»: i comuni costieri delle province di Savona e Imperia
IM: Bordighera, Camporosso, Cervo, Cipressa, Costarainera, Diano Marina, Imperia, Ospedaletti, Riva Ligure, San Bartolomeo al Mare, San Lorenzo al Mare, Sanremo, Santo Stefano al Mare, Taggia, Vallecrosia, Ventimiglia
SV: Alassio, Albenga, Albisola Superiore, Albissola Marina, Andora, Bergeggi, Borghetto Santo Spirito, Borgio Verezzi, Celle Ligure, Ceriale, Finale Ligure, Laigueglia, Loano, Noli, Pietra Ligure, Savona, Spotorno, Vado Ligure, Varazze

Golfo Paradiso: nel Golfo Paradiso
fonte: Wikipedia, «Golfo Paradiso»
GE: Bogliasco, Camogli, Pieve Ligure, Recco, Sori

Golfo del Tigullio: nel Golfo del Tigullio
detta: tigullio, golfo dei tigulli
fonte: Wikipedia, «Golfo del Tigullio»
GE: Chiavari, Lavagna, Moneglia, Portofino, Rapallo, Santa Margherita Ligure, Sestri Levante, Zoagli

Riviera di Levante: nella Riviera di Levante
detta: levante ligure, riviera ligure di levante
fonte: Wikipedia, «Riviera di Levante»: i comuni costieri a est di Genova
SP: Ameglia, Bonassola, Deiva Marina, Framura, La Spezia, Lerici, Levanto, Monterosso al Mare, Portovenere, Riomaggiore, Vernazza
GE: Bogliasco, Camogli, Chiavari, Lavagna, Moneglia, Pieve Ligure, Portofino, Rapallo, Recco, Santa Margherita Ligure, Sestri Levante, Sori, Zoagli

Cinque Terre: nelle Cinque Terre
detta: le cinque terre, 5 terre, le 5 terre, cinqueterre
fonte: DPR 6 ottobre 1999, Parco nazionale delle Cinque Terre: i comuni dei cinque borghi
SP: Monterosso al Mare, Riomaggiore, Vernazza

Golfo dei Poeti: nel Golfo dei Poeti
detta: golfo della spezia, golfo di la spezia
fonte: Wikipedia, «Golfo dei Poeti»
SP: La Spezia, Lerici, Portovenere

Riviera romagnola: nella Riviera romagnola
detta: costa romagnola, riviera adriatica, romagna mare, riviera di romagna
fonte: Destinazione turistica Romagna, i comuni della costa
RN: Bellaria-Igea Marina, Cattolica, Misano Adriatico, Riccione, Rimini
FC: Cesenatico, Gatteo, San Mauro Pascoli, Savignano sul Rubicone
FE: Comacchio
RA: Cervia, Ravenna

Appennino modenese: nell'Appennino modenese
detta: monte cimone
fonte: Unione dei comuni del Frignano, i suoi comuni, con Frassinoro e Montefiorino
MO: Fanano, Fiumalbo, Frassinoro, Lama Mocogno, Montecreto, Montefiorino, Pavullo nel Frignano, Pievepelago, Polinago, Riolunato, Serramazzoni, Sestola

Val Trebbia: in Val Trebbia
detta: valtrebbia, valle del trebbia
fonte: Unione montana Valli Trebbia e Luretta, i suoi comuni, con l'alta valle
PC: Bobbio, Cerignale, Coli, Corte Brugnatella, Gazzola, Gossolengo, Ottone, Piozzano, Rivergaro, Travo, Zerba
GE: Fascia, Fontanigorda, Gorreto, Montebruno, Propata, Rondanina, Rovegno, Torriglia
`;
