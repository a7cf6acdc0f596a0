/**
 * Each entry has the saint, the day of the local feast, and the towns separated by slashes. Movable feasts have a fixed day of
 * the week: `5-tue1` is the first Tuesday of May.
 */
export const PATRONS: readonly string[] = [
  'san giovanni 6-24 torino/genova/firenze/monza/cesena, san baudolino 11-10 alessandria, san secondo 5-tue1 asti, san michele 9-29 cuneo/caltanissetta',
  'san gaudenzio 1-22 novara, san vittore 5-8 verbania/varese, sant eusebio 8-1 vercelli, san grato 9-7 aosta, sant ambrogio 12-7 milano',
  'sant alessandro 8-26 bergamo, san faustino 2-15 brescia, sant abbondio 8-31 como, sant omobono 11-13 cremona, san nicolo 12-6 lecco',
  'san bassiano 1-19 lodi, sant anselmo 3-18 mantova, san siro 12-9 pavia, santi gervasio e protasio 6-19 sondrio, san vigilio 6-26 trento',
  'san marco 4-25 venezia/latina, san martino 11-11 belluno, sant antonio 6-13 padova, san bellino 11-26 rovigo, san liberale 4-27 treviso',
  'san zeno 5-21 verona, madonna di monte berico 9-8 vicenza, san giusto 11-3 trieste, santi ermacora e fortunato 7-12 udine',
  'santi ilario e taziano 3-16 gorizia, madonna delle grazie 9-8 pordenone, san leonardo 11-26 imperia, san giuseppe 3-19 la spezia',
  'madonna della misericordia 3-18 savona, san petronio 10-4 bologna, san giorgio 4-23 ferrara/campobasso/reggio di calabria',
  'madonna del fuoco 2-4 forli, san geminiano 1-31 modena, sant ilario 1-13 parma, sant antonino 7-4 piacenza, sant apollinare 7-23 ravenna',
  'san prospero 11-24 reggio nell emilia, san gaudenzio 10-14 rimini',
  'san donato 8-7 arezzo, san lorenzo 8-10 grosseto, santa giulia 5-22 livorno, san paolino 7-12 lucca, san francesco 10-4 massa',
  'san ceccardo 6-16 carrara, san ranieri 6-17 pisa, san jacopo 7-25 pistoia, sant ansano 12-1 siena, san costanzo 1-29 perugia',
  'san valentino 2-14 terni, san ciriaco 5-4 ancona, sant emidio 8-5 ascoli piceno, san giuliano 8-31 macerata, san terenzio 9-24 pesaro',
  'san crescentino 6-1 urbino, santi pietro e paolo 6-29 roma, san silverio 6-20 frosinone, santa barbara 12-4 rieti, santa rosa 9-4 viterbo',
  'san massimo 6-10 l aquila, san giustino 5-11 chieti, san cetteo 10-10 pescara, san berardo 12-19 teramo',
  'san pietro celestino 5-19 isernia, san gennaro 9-19 napoli, san modestino 2-14 avellino, san bartolomeo 8-24 benevento',
  'san sebastiano 1-20 caserta, san matteo 9-21 salerno, san nicola 12-6 bari/sassari, san ruggero 12-30 barletta, san riccardo 9-sun3 andria',
  'san nicola pellegrino 6-2 trani, san teodoro 9-sun1 brindisi, madonna dei sette veli 3-22 foggia, sant oronzo 8-26 lecce',
  'san cataldo 5-10 taranto, san gerardo 5-30 potenza, madonna della bruna 7-2 matera, san vitaliano 7-16 catanzaro',
  'madonna del pilerio 2-12 cosenza, san dionigi 10-9 crotone, san leoluca 3-1 vibo valentia, santa rosalia 7-14 palermo',
  'san gerlando 2-25 agrigento, sant agata 2-5 catania, madonna della visitazione 7-2 enna, madonna della lettera 6-3 messina',
  'santa lucia 12-13 siracusa, sant alberto 8-7 trapani, sant efisio 5-1 cagliari, madonna della neve 8-5 nuoro, sant archelao 2-13 oristano',
  'san ponziano 5-thu2 carbonia, san simplicio 5-15 olbia, san giovanni decollato 8-29 ragusa, san giovanni 8-29 ragusa',
];
