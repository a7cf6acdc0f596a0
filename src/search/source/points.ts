/** A comune's main airport comes first. Names in the fourth field need the word "airport" next to them. */
export const AIRPORTS = `
Milano Malpensa | MXP | malpensa, milan malpensa, mailand malpensa | | Milano, Ferno, Somma Lombardo, Busto Arsizio, Gallarate, Varese
Milano Linate | LIN | linate, milan linate, mailand linate | enrico forlanini | Milano, Segrate, Peschiera Borromeo
Bergamo Orio al Serio | BGY | milano bergamo, milan bergamo, mailand bergamo, orio | orio, orio al serio, caravaggio | Bergamo, Orio al Serio
Roma Fiumicino | FCO | roma fiumicino, rome fiumicino, rom fiumicino | leonardo da vinci, da vinci | Roma, Fiumicino
Roma Ciampino | CIA | roma ciampino, rome ciampino, rom ciampino | | Ciampino
Venezia Marco Polo | VCE | venezia tessera | marco polo, tessera, mestre | Venezia
Treviso Canova | TSF | treviso canova | canova, antonio canova, sant angelo | Treviso
Verona Catullo | VRN | verona villafranca | catullo, valerio catullo, villafranca | Verona, Villafranca di Verona
Brescia Montichiari | VBS | brescia montichiari | montichiari, gabriele d annunzio | Brescia, Montichiari
Torino Caselle | TRN | torino caselle, turin caselle | caselle, sandro pertini | Torino, Caselle Torinese
Cuneo Levaldigi | CUF | cuneo levaldigi, levaldigi | | Cuneo
Genova Colombo | GOA | | colombo, cristoforo colombo, sestri ponente | Genova
Bologna Marconi | BLQ | | marconi, guglielmo marconi, borgo panigale | Bologna
Parma Verdi | PMF | | verdi, giuseppe verdi | Parma
Rimini Fellini | RMI | | fellini, federico fellini, miramare | Rimini, Riccione
Forlì Ridolfi | FRL | | ridolfi | Forlì
Trieste Ronchi dei Legionari | TRS | | ronchi, ronchi dei legionari | Trieste, Ronchi dei Legionari, Gorizia, Monfalcone
Firenze Peretola | FLR | peretola | vespucci, amerigo vespucci | Firenze
Pisa Galilei | PSA | | galilei, galileo galilei, san giusto | Pisa
Perugia San Francesco d’Assisi | PEG | | san francesco, san francesco d assisi, sant egidio | Perugia, Assisi
Ancona Falconara | AOI | ancona falconara | falconara, raffaello sanzio | Ancona, Falconara Marittima
Pescara Abruzzo | PSR | | | Pescara
Elba Marina di Campo | EBA | | elba, isola d elba | Campo nell'Elba
Napoli Capodichino | NAP | capodichino | | Napoli
Bari Karol Wojtyła | BRI | | palese, bari palese, karol wojtyla | Bari
Brindisi Papola Casale | BDS | | papola, casale, del salento, salento | Brindisi, Lecce
Foggia Gino Lisa | FOG | | gino lisa | Foggia
Lamezia Terme | SUF | | lamezia | Lamezia Terme
Crotone | CRV | | | Crotone
Reggio Calabria | REG | | reggio calabria, dello stretto | Reggio di Calabria
Catania Fontanarossa | CTA | fontanarossa | bellini, vincenzo bellini | Catania
Comiso | CIY | | pio la torre | Comiso, Ragusa
Palermo Falcone e Borsellino | PMO | punta raisi | falcone e borsellino, falcone borsellino, punta raisi | Palermo, Cinisi
Trapani Birgi | TPS | birgi | vincenzo florio | Trapani, Marsala
Pantelleria | PNL | | | Pantelleria
Lampedusa | LMP | | lampedusa | Lampedusa e Linosa
Cagliari Elmas | CAG | cagliari elmas | mario mameli | Cagliari, Elmas
Alghero Fertilia | AHO | alghero fertilia | fertilia, riviera del corallo | Alghero, Sassari
Olbia Costa Smeralda | OLB | | costa smeralda | Olbia
`;

/** Approximate coordinates of the ports' car ramps, entered by hand as latitude and longitude. */
export const PORTS = `
42.096 11.783 Civitavecchia
43.558 10.303 Livorno
44.410 8.907 Genova
44.268 8.437 Vado Ligure
44.309 8.489 Savona
44.106 9.833 La Spezia
42.930 10.543 Piombino
42.814 10.330 Portoferraio
41.254 13.609 Formia
40.840 14.258 Napoli
40.823 14.121 Pozzuoli
40.672 14.745 Salerno
38.217 15.634 Villa San Giovanni
38.193 15.563 Messina
38.216 15.245 Milazzo
38.126 13.368 Palermo
38.011 12.512 Trapani
37.500 15.095 Catania
39.210 9.110 Cagliari
40.924 9.520 Olbia
40.998 9.622 Golfo Aranci
40.842 8.398 Porto Torres
40.644 17.961 Brindisi
41.136 16.862 Bari
42.005 14.998 Termoli
43.619 13.504 Ancona
44.490 12.284 Ravenna
45.436 12.312 Venezia
45.648 13.762 Trieste
`;

/** Names come from `src/locations/source/stazioni.txt`. The first station of a comune is its main one. */
export const STATIONS = `
Roma Termini | stazione termini
Roma Tiburtina | stazione tiburtina
Roma Ostiense |
Milano Centrale |
Milano Porta Garibaldi |
Milano Cadorna |
Milano Rogoredo |
Milano Lambrate |
Torino Porta Nuova |
Torino Porta Susa |
Genova Piazza Principe | genova principe
Genova Brignole |
Venezia Santa Lucia | venezia s lucia
Venezia Mestre | mestre
Verona Porta Nuova |
Bologna Centrale |
Firenze Santa Maria Novella | firenze smn
Firenze Campo di Marte |
Firenze Rifredi |
Napoli Centrale | napoli piazza garibaldi
Napoli Afragola |
Salerno |
Reggio Emilia AV Mediopadana | reggio emilia mediopadana
Como San Giovanni |
`;
