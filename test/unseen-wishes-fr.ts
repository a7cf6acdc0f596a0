import type { WishMeaning } from './wish-meaning.ts';

/** Typed by somebody who had not seen the lexicons. */
export const UNSEEN_FR: readonly (readonly [typed: string, WishMeaning])[] = [
  ['gite accessible pmr toscane 4 pers', { dove: 'toscana', guests: 4, tipi: ['casa_vacanza'], gradini: 'nessuno' }],
  [
    'logement sans marches pour mon pere en deambulateur, turin',
    { dove: 'piemonte/torino/torino', gradini: 'nessuno' },
  ],
  [
    'appartement de plain-pied a naples avec clim',
    { dove: 'campania/napoli/napoli', tipi: ['casa_vacanza'], servizi: ['Aria Condizionata'], gradini: 'nessuno' },
  ],
  [
    "handicapé moteur, chambre d'hotes à sienne, parking",
    { dove: 'toscana/siena/siena', tipi: ['bb'], servizi: ['Parcheggio'], testo: 'moteur', gradini: 'nessuno' },
  ],
  [
    'rez de chaussee sans escaliers bari vieille ville',
    { dove: 'puglia/bari/bari', servizi: ['Centro Storico'], gradini: 'nessuno' },
  ],
  [
    's. remo appart vue mer 2 pers',
    { dove: 'liguria/imperia/sanremo', guests: 2, tipi: ['casa_vacanza'], servizi: ['Vista Mare'] },
  ],
  [
    'sta maria maggiore chalet en montagne',
    { dove: 'piemonte/verbano-cusio-ossola/santa-maria-maggiore', tipi: ['casa_vacanza'], testo: 'chalet' },
  ],
  ['84011 pas plus de 200 la nuit', { dove: 'campania/salerno/amalfi', prezzo: [null, 200] }],
  ['livo CO maison avec jardin', { dove: 'lombardia/como/livo', tipi: ['casa_vacanza'], servizi: ['Giardino'] }],
  [
    "pres de l'aeroport de pise une nuit le 12 janv",
    { dove: 'aeroporto-pisa-galilei', km: 20, stay: ['2027-01-12', '2027-01-13'] },
  ],
  [
    'chambre proche gare de florence smn petit dej',
    { dove: 'stazione-firenze-santa-maria-novella', km: 2, servizi: ['Prima Colazione Inclusa'] },
  ],
  [
    "lac d'iseo appartement balcon juin",
    { dove: 'lago-d-iseo', flexible: ['2027-06-01', '2027-07-01', 7], tipi: ['casa_vacanza'], servizi: ['Balcone'] },
  ],
  [
    'syracusse 5 nuits en avril clim et machine à laver',
    {
      dove: 'sicilia/siracusa/siracusa',
      flexible: ['2027-04-01', '2027-05-01', 5],
      servizi: ['Aria Condizionata', 'Lavatrice'],
    },
  ],
  [
    'plage ou marcher pieds nus en sardaigne, maison pour 5',
    { ambiente: 'mare', dove: 'sardegna', guests: 5, tipi: ['casa_vacanza'], testo: 'marcher pieds nus' },
  ],
  ['mondello avec piscine', { dove: 'sicilia/palermo/palermo', servizi: ['Piscina'] }],
  [
    'tout sauf un b&b à venise, 3 personnes',
    { dove: 'veneto/venezia/venezia', guests: 3, tipi: ['casa_vacanza', 'affittacamere', 'agriturismo'] },
  ],
  [
    'villa sans piscine en ombrie, on a un bébé',
    { dove: 'umbria', tipi: ['casa_vacanza'], testo: 'villa', esclusi: ['sans piscine'] },
  ],
  ['pouilles mais pas lecce, vue mer', { dove: 'puglia', servizi: ['Vista Mare'], esclusi: ['pas lecce'] }],
  [
    "pas d'animaux svp je suis allergique, rome, ascenseur",
    { dove: 'lazio/roma/roma', servizi: ['Ascensore'], testo: 'je suis allergique', esclusi: ['pas d’animaux'] },
  ],
  [
    'pas besoin de wifi ni de télé, agritourisme calme en molise',
    { dove: 'molise', tipi: ['agriturismo'], testo: 'calme' },
  ],
  [
    'surtout pas au bord de la mer, sicile interieur, max 100',
    { dove: 'sicilia', prezzo: [null, 100], testo: 'interieur', esclusi: ['surtout pas au bord de la mer'] },
  ],
  [
    "pont de l'ascension à turin en amoureux",
    { dove: 'piemonte/torino/torino', stay: ['2027-05-06', '2027-05-09'], guests: 2 },
  ],
  ['14 juillet 3 nuits sanremo ou bordighera', { flexible: ['2027-07-10', '2027-07-18', 3] }],
  [
    "du reveillon de noel à l'epiphanie courmayeur 6 pers",
    { dove: 'valle-d-aosta/valle-d-aosta/courmayeur', stay: ['2026-12-24', '2027-01-06'], guests: 6 },
  ],
  [
    'fete de san gennaro naples deux nuits',
    { dove: 'campania/napoli/napoli', flexible: ['2027-09-17', '2027-09-21', 2] },
  ],
  [
    "mardi gras venise week-end d'avant",
    { dove: 'veneto/venezia/venezia', flexible: ['2027-02-04', '2027-02-10', 2, true], testo: 'avant' },
  ],
  [
    'lundi de pentecote week-end prolongé bologne',
    { dove: 'emilia-romagna/bologna/bologna', flexible: ['2027-05-14', '2027-05-18', 3, true] },
  ],
  [
    'moins de cent quatre-vingts euros la nuit à cefalu pour quatre',
    { dove: 'sicilia/palermo/cefalu', guests: 4, prezzo: [null, 180] },
  ],
  [
    'soixante-dix euros par personne, trois couples, capri',
    { dove: 'isola-di-capri', guests: 6, prezzo: [null, 420], a_persona: 70 },
  ],
  [
    'deux adultes et trois enfants, entre quatre-vingt-dix et cent trente, rimini',
    { dove: 'emilia-romagna/rimini/rimini', guests: 5, prezzo: [90, 130] },
  ],
  [
    'budget cinquante euros une personne trieste',
    { dove: 'friuli-venezia-giulia/trieste/trieste', prezzo: [null, 50] },
  ],
  [
    'deuxieme quinzaine de juil. calabre tropea',
    { dove: 'calabria/vibo-valentia/tropea', flexible: ['2027-07-15', '2027-08-01', 14] },
  ],
  [
    'du 5 au 12 févr bormio 4 pers spa',
    { dove: 'lombardia/sondrio/bormio', stay: ['2027-02-05', '2027-02-12'], guests: 4, servizi: ['Spa'] },
  ],
  [
    'dans quinze jours pour trois nuits, parme',
    { dove: 'emilia-romagna/parma/parma', flexible: ['2026-12-11', '2026-12-14', 3] },
  ],
  [
    "jacuzzi et cheminée, chalet vallée d'aoste, mamie vient aussi",
    { dove: 'valle-d-aosta', tipi: ['casa_vacanza'], servizi: ['Camino', 'Spa'], testo: 'chalet vient aussi' },
  ],
  [
    'deplacement pro à bologne 4 nuits à partir de lundi',
    { dove: 'emilia-romagna/bologna/bologna', stay: ['2026-11-30', '2026-12-04'], servizi: ['WiFi'] },
  ],
  [
    'ferme avec terrain cloturé pour le chien et lit bébé, piemont',
    { dove: 'piemonte', tipi: ['agriturismo'], servizi: ['Giardino', 'Pet Friendly'], testo: 'lit bébé' },
  ],
];
