import type { QueryMeaning } from './query-meaning.ts';

const SOON = ['2026-11-26', '2027-01-25'] as const;
const NEXT_WEEKEND = ['2026-11-27', '2026-11-29'] as const;
const EASTER = ['2027-03-26', '2027-03-30', 3] as const;
const NEW_YEAR = ['2026-12-29', '2027-01-03', 3] as const;
const ROME = 'lazio/roma/roma';
const FLORENCE = 'toscana/firenze/firenze';
const VENICE = 'veneto/venezia/venezia';
const RIMINI = 'emilia-romagna/rimini/rimini';

export const QUERIES_FR: readonly (readonly [typed: string, QueryMeaning])[] = [
  ['gîte en Ombrie avec piscine', { dove: 'umbria', tipi: ['casa_vacanza'], servizi: ['Piscina'] }],
  [
    'maison de vacances en Toscane du 3 au 10 août pour 4 personnes',
    { dove: 'toscana', tipi: ['casa_vacanza'], stay: ['2027-08-03', '2027-08-10'], guests: 4 },
  ],
  [
    'agritourisme en Sicile avec petit-déjeuner',
    { dove: 'sicilia', tipi: ['agriturismo'], servizi: ['Prima Colazione Inclusa'] },
  ],
  ["chambre d'hôtes à Florence pour deux", { dove: FLORENCE, tipi: ['bb'], guests: 2 }],
  [
    'appartement à Venise centre-ville avec climatisation et wifi',
    { dove: VENICE, tipi: ['casa_vacanza'], servizi: ['Centro Storico', 'Aria Condizionata', 'WiFi'] },
  ],
  [
    'location de vacances lac de Garde avec chien',
    { dove: 'lago-di-garda', tipi: ['casa_vacanza'], servizi: ['Pet Friendly'] },
  ],
  [
    'appartement à Milan près de la gare avec ascenseur et lave-linge',
    { dove: 'lombardia/milano/milano', tipi: ['casa_vacanza'], servizi: ['Vicino Stazione', 'Ascensore', 'Lavatrice'] },
  ],
  [
    'maison pour 8 personnes avec parking et barbecue à moins de 10 km de Perugia',
    { dove: 'umbria/perugia/perugia', km: 10, servizi: ['Parcheggio', 'Barbecue'], guests: 8, tipi: ['casa_vacanza'] },
  ],
  ['logement animaux acceptés Lucca', { dove: 'toscana/lucca/lucca', servizi: ['Pet Friendly'] }],
  [
    'balcon vue mer Taormina 3 nuits en juin',
    { dove: 'sicilia/messina/taormina', servizi: ['Balcone', 'Vista Mare'], flexible: ['2027-06-01', '2027-07-01', 3] },
  ],
  ["maison les pieds dans l'eau en Sardaigne", { dove: 'sardegna', servizi: ['Accesso Mare'], tipi: ['casa_vacanza'] }],
  [
    'chauffage et cuisine équipée à Trento',
    { dove: 'trentino-alto-adige/trento/trento', servizi: ['Riscaldamento', 'Cucina'] },
  ],
  ["chambre près de l'aéroport de Bergamo", { dove: 'aeroporto-bergamo-orio-al-serio', km: 20 }],
  ['terrasse avec vue sur le lac, lac de Côme', { dove: 'lago-di-como', ambiente: 'lago', servizi: ['Terrazza'] }],
  [
    'lave-vaisselle, télévision et vue montagne à Cortina',
    { dove: 'veneto/belluno/cortina-d-ampezzo', servizi: ['Lavastoviglie', 'Smart TV', 'Vista Montagna'] },
  ],
  ['séjour à Ischia avec spa et salle de sport', { dove: 'isola-d-ischia', servizi: ['Spa', 'Palestra'] }],
  [
    'ferme avec jardin clos et sans piscine en Toscane',
    { dove: 'toscana', tipi: ['agriturismo'], servizi: ['Giardino'], esclusi: ['sans piscine'] },
  ],
  ['gîte à la ferme en Piémont', { dove: 'piemonte', tipi: ['agriturismo'] }],
  ['hébergements à la mer', { ambiente: 'mare' }],
  ['hébergements avec vue sur le lac Majeur', { dove: 'lago-maggiore' }],
  ['chambre à Rome moins de 90 € la nuit', { dove: ROME, prezzo: [null, 90] }],
  [
    'ferme avec piscine dans les Langhe maximum 120 euros par nuit',
    { dove: 'langhe', tipi: ['agriturismo'], servizi: ['Piscina'], prezzo: [null, 120] },
  ],
  ['entre 80 et 120 euros la nuit à Florence', { dove: FLORENCE, prezzo: [80, 120] }],
  ['moins de 700 euros par semaine en Ombrie', { dove: 'umbria', prezzo: [null, 100] }],
  [
    '50 euros par personne et par nuit à Pisa pour 3',
    { dove: 'toscana/pisa/pisa', guests: 3, prezzo: [null, 150], a_persona: 50 },
  ],
  ['logement pas cher à Naples', { dove: 'campania/napoli/napoli', ordina: 'prezzo' }],
  ['le B&B le moins cher de Palermo', { dove: 'sicilia/palermo/palermo', tipi: ['bb'], ordina: 'prezzo' }],
  [
    'famille avec 3 enfants Jesolo 24 juillet - 7 août',
    { dove: 'veneto/venezia/jesolo', stay: ['2027-07-24', '2027-08-07'], guests: 5 },
  ],
  [
    'logement pour 2 adultes et 2 enfants à Lignano',
    { dove: 'friuli-venezia-giulia/udine/lignano-sabbiadoro', guests: 4 },
  ],
  [
    'ma femme et moi, 4 nuits à Lecce en avril',
    { dove: 'puglia/lecce/lecce', flexible: ['2027-04-01', '2027-05-01', 4], guests: 2 },
  ],
  [
    'nous sommes six et cherchons une maison avec piscine au lac de Garde en juillet',
    {
      dove: 'lago-di-garda',
      servizi: ['Piscina'],
      flexible: ['2027-07-01', '2027-08-01', 7],
      guests: 6,
      tipi: ['casa_vacanza'],
    },
  ],
  ['famille de 4 à Rimini au bord de la mer', { dove: RIMINI, guests: 4 }],
  ['à 5 avec un chien dans le Chianti', { dove: 'chianti', guests: 5, servizi: ['Pet Friendly'] }],
  ['entre amis à Milan', { dove: 'lombardia/milano/milano' }],
  ['maison à Pise, chien admis', { dove: 'toscana/pisa/pisa', servizi: ['Pet Friendly'], tipi: ['casa_vacanza'] }],
  ['du 14/08/2027 au 21/08/2027 Pouilles', { dove: 'puglia', stay: ['2027-08-14', '2027-08-21'] }],
  ['3-10 août Rimini', { dove: RIMINI, stay: ['2027-08-03', '2027-08-10'] }],
  ['entre le 20 et le 27 août en Toscane', { dove: 'toscana', stay: ['2027-08-20', '2027-08-27'] }],
  ['samedi 5 juin au samedi 12 juin Salento', { dove: 'salento', stay: ['2027-06-05', '2027-06-12'] }],
  ['arrivée le 12 juin départ le 19 juin Elba', { dove: 'isola-d-elba', stay: ['2027-06-12', '2027-06-19'] }],
  ['le 1er mars pour une nuit à Siena', { dove: 'toscana/siena/siena', stay: ['2027-03-01', '2027-03-02'] }],
  ['du vendredi au dimanche à Parma', { dove: 'emilia-romagna/parma/parma', stay: NEXT_WEEKEND }],
  ['ce soir à Turin', { dove: 'piemonte/torino/torino', stay: ['2026-11-26', '2026-11-27'] }],
  [
    'demain à Catania, parking gratuit',
    { dove: 'sicilia/catania/catania', servizi: ['Parcheggio'], stay: ['2026-11-27', '2026-11-28'] },
  ],
  ['le week-end prochain à Verona', { dove: 'veneto/verona/verona', stay: NEXT_WEEKEND }],
  ['à partir du 15 septembre 10 jours Cilento', { dove: 'cilento', stay: ['2027-09-15', '2027-09-24'] }],
  ['fin août Liguria vue mer', { dove: 'liguria', servizi: ['Vista Mare'], flexible: ['2027-08-20', '2027-09-01', 7] }],
  [
    'mi-juillet maison avec jardin près de Lucca',
    {
      dove: 'toscana/lucca/lucca',
      km: 20,
      servizi: ['Giardino'],
      flexible: ['2027-07-10', '2027-07-20', 7],
      tipi: ['casa_vacanza'],
    },
  ],
  [
    'deux semaines en juillet en Calabria près de la plage',
    { dove: 'calabria', ambiente: 'mare', flexible: ['2027-07-01', '2027-08-01', 14] },
  ],
  ["la première semaine d'août à Rimini", { dove: RIMINI, stay: ['2027-08-01', '2027-08-08'] }],
  [
    'une semaine en juin ou septembre dans les Pouilles',
    { dove: 'puglia', flexible: ['2027-06-01', '2027-07-01', 7], oppure: [['2027-09-01', '2027-10-01', 7]] },
  ],
  ['autour du 20 août une semaine Elba', { dove: 'isola-d-elba', flexible: ['2027-08-15', '2027-09-01', 7] }],
  ['dates flexibles en juin, 10 nuits en Sicile', { dove: 'sicilia', flexible: ['2027-06-01', '2027-07-01', 10] }],
  [
    'week-end prolongé à Bergamo en mai',
    { dove: 'lombardia/bergamo/bergamo', flexible: ['2027-05-01', '2027-06-01', 3, true] },
  ],
  ['à une demi-heure de Bologna', { dove: 'emilia-romagna/bologna/bologna', km: 30 }],
  ['week-end romantique à Verona', { dove: 'veneto/verona/verona', flexible: [...SOON, 2, true], testo: 'romantique' }],
  ['week-end en amoureux à Venise', { dove: VENICE, flexible: [...SOON, 2, true], guests: 2 }],
  ['à la Toussaint à Rome', { dove: ROME, stay: ['2027-10-29', '2027-11-01'] }],
  ['vacances de la Toussaint en Sicile en famille', { dove: 'sicilia', flexible: ['2027-10-17', '2027-11-03', 7] }],
  ['Pâques à Rome', { dove: ROME, flexible: EASTER }],
  [
    'Noël à la montagne avec cheminée',
    { ambiente: 'montagna', servizi: ['Camino'], flexible: ['2026-12-22', '2026-12-27', 3] },
  ],
  ['Nouvel An à Venise à deux', { dove: VENICE, flexible: NEW_YEAR, guests: 2 }],
  ["jeudi de l'Ascension à côté du lac de Garde", { dove: 'lago-di-garda', stay: ['2027-05-06', '2027-05-09'] }],
  ["pont de l'Ascension au lac de Côme", { dove: 'lago-di-como', stay: ['2027-05-06', '2027-05-09'] }],
  [
    "vacances d'été en Sardaigne bord de mer",
    { dove: 'sardegna', ambiente: 'mare', flexible: ['2027-07-01', '2027-09-01', 7] },
  ],
  [
    'ski dans les Dolomites en février pour 6',
    { dove: 'dolomiti', ambiente: 'montagna', flexible: ['2027-02-01', '2027-03-01', 3], guests: 6 },
  ],
];
