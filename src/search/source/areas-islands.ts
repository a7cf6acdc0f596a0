export const ISLANDS = `
Isole Eolie: alle Isole Eolie
detta: eolie, isole lipari, aeolian islands, arcipelago eoliano
fonte: Unesco, dossier «Isole Eolie» (2000), i quattro comuni
ME: Leni, Lipari, Malfa, Santa Marina Salina

Isola di Salina: a Salina
detta: salina, isola salina
fonte: Wikipedia, «Isola di Salina»: i tre comuni
ME: Leni, Malfa, Santa Marina Salina

Isole Egadi: alle Isole Egadi
detta: egadi, favignana levanzo e marettimo, marettimo, levanzo
fonte: Wikipedia, «Isole Egadi»: un solo comune
TP: Favignana

Etna: sull'Etna
detta: parco dell etna, monte etna, l etna, mount etna
fonte: DPRS 37/1987, Parco dell'Etna, i venti comuni
CT: Adrano, Belpasso, Biancavilla, Bronte, Castiglione di Sicilia, Giarre, Linguaglossa, Maletto, Mascali, Milo, Nicolosi, Pedara, Piedimonte Etneo, Ragalna, Randazzo, Sant'Alfio, Santa Maria di Licodia, Trecastagni, Viagrande, Zafferana Etnea

Riviera dei Ciclopi: nella Riviera dei Ciclopi
detta: costa dei ciclopi, isole dei ciclopi
fonte: Wikipedia, «Riviera dei Ciclopi»
CT: Aci Castello, Acireale

Val di Noto: nel Val di Noto
detta: barocco siciliano, valle di noto, sicilia barocca
fonte: Unesco, dossier «Città tardo barocche del Val di Noto» (2002), i comuni iblei e quelli della costa vicina
RG: Ispica, Modica, Pozzallo, Ragusa, Scicli
SR: Avola, Noto, Pachino, Palazzolo Acreide, Portopalo di Capo Passero, Rosolini

Madonie: sulle Madonie
detta: le madonie, parco delle madonie
fonte: DPRS 1489/1989, Parco delle Madonie, i quindici comuni
PA: Caltavuturo, Castelbuono, Castellana Sicula, Cefalù, Collesano, Geraci Siculo, Gratteri, Isnello, Petralia Soprana, Petralia Sottana, Polizzi Generosa, Pollina, San Mauro Castelverde, Scillato, Sclafani Bagni

Nebrodi: sui Nebrodi
detta: i nebrodi, parco dei nebrodi, monti nebrodi
fonte: DARS 560/1993, Parco dei Nebrodi, i suoi comuni
ME: Acquedolci, Alcara li Fusi, Capizzi, Caronia, Cesarò, Floresta, Galati Mamertino, Longi, Militello Rosmarino, Mistretta, Raccuja, San Fratello, San Marco d'Alunzio, San Teodoro, Sant'Agata di Militello, Sant'Angelo di Brolo, Santa Domenica Vittoria, Santo Stefano di Camastra, Tortorici, Ucria
CT: Bronte, Maniace, Randazzo
EN: Cerami, Troina

Valle dei Templi: nella Valle dei Templi
detta: costa del mito
fonte: Parco archeologico della Valle dei Templi, Agrigento e i comuni della costa vicina
AG: Agrigento, Porto Empedocle, Realmonte

Golfo di Castellammare: nel Golfo di Castellammare
detta: riserva dello zingaro
fonte: Wikipedia, «Golfo di Castellammare», con la Riserva dello Zingaro
PA: Balestrate, Cinisi, Terrasini, Trappeto
TP: Alcamo, Castellammare del Golfo, San Vito Lo Capo

Costa Smeralda: in Costa Smeralda
detta: emerald coast
fonte: Consorzio Costa Smeralda, i due comuni del suo territorio
OT: Arzachena, Olbia

Golfo di Orosei: nel Golfo di Orosei
detta: supramonte
fonte: Wikipedia, «Golfo di Orosei»: i comuni della costa
OG: Baunei
NU: Dorgali, Orosei

Baronia: in Baronia
detta: baronie, costa delle baronie
fonte: Wikipedia, «Baronie»: i comuni della costa e della valle del Posada
NU: Galtellì, Irgoli, Loculi, Lodè, Onifai, Orosei, Posada, Siniscola, Torpè

Barbagia: in Barbagia
detta: barbagie, gennargentu, la barbagia
fonte: Wikipedia, «Barbagia»: Ollolai, Belvì, Mandrolisai e Nuoro
NU: Aritzo, Atzara, Austis, Belvì, Desulo, Fonni, Gadoni, Gavoi, Lodine, Mamoiada, Meana Sardo, Nuoro, Oliena, Ollolai, Olzai, Oniferi, Orani, Orgosolo, Orotelli, Ottana, Ovodda, Sarule, Sorgono, Teti, Tiana, Tonara

Costa Rei: in Costa Rei
detta: costa rey, sarrabus
fonte: Wikipedia, «Costa Rei» e «Sarrabus»
CA: Castiadas, Muravera, San Vito, Villaputzu, Villasimius

Costa del Sud: sulla Costa del Sud
detta: chia, baia di chia
fonte: Wikipedia, «Costa del Sud»
CI: Teulada
CA: Domus de Maria, Pula

Isola di Sant'Antioco: a Sant'Antioco
detta: isola sant antioco
fonte: Wikipedia, «Isola di Sant'Antioco»: i due comuni
CI: Calasetta, Sant'Antioco

Penisola del Sinis: nel Sinis
detta: sinis, tharros
fonte: Wikipedia, «Sinis»
OR: Cabras, Narbolia, Riola Sardo, San Vero Milis

Riviera del Corallo: nella Riviera del Corallo
detta: costa del corallo
fonte: Wikipedia, «Riviera del Corallo»
SS: Alghero, Villanova Monteleone
`;
