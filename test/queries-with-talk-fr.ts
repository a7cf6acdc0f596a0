import type { QueryMeaning } from './query-meaning.ts';

const SOON = ['2026-11-26', '2027-01-25'] as const;
const RIMINI = 'emilia-romagna/rimini/rimini';
const LECCE = 'puglia/lecce/lecce';
const ROME = 'lazio/roma/roma';

/** French search queries with small talk. */
export const QUERIES_WITH_TALK_FR: readonly (readonly [typed: string, QueryMeaning])[] = [
  // School holidays and their zones.
  [
    "Vacances de février zone C, ski dans le Val d'Aoste",
    { ambiente: 'montagna', dove: 'valle-d-aosta', flexible: ['2027-02-06', '2027-02-22', 7] },
  ],
  [
    'vacances de printemps zone A, Pouilles, famille de 5',
    { dove: 'puglia', flexible: ['2027-04-10', '2027-04-26', 7], guests: 5 },
  ],
  ['vacances scolaires zone B en avril, Rome', { dove: ROME, flexible: ['2027-04-17', '2027-05-03', 7] }],
  [
    'on cherche pour les vacances de février (zone C) un chalet à Courmayeur',
    {
      dove: 'valle-d-aosta/valle-d-aosta/courmayeur',
      flexible: ['2027-02-06', '2027-02-22', 7],
      tipi: ['casa_vacanza'],
      testo: 'chalet',
    },
  ],
  [
    'vacances scolaires de Noël dans le Tyrol du Sud',
    { dove: 'trentino-alto-adige/bolzano', flexible: ['2026-12-23', '2027-01-07', 7] },
  ],
  // Numbers of guests.
  ['Nous serons 3 couples avec un bébé, côte amalfitaine', { dove: 'costiera-amalfitana', guests: 7 }],
  ['Le 15 août à Rimini avec mes deux ados', { dove: RIMINI, stay: ['2027-08-15', '2027-08-16'], guests: 3 }],
  [
    'avec nos deux enfants et mes beaux-parents, Bibione',
    { dove: 'veneto/venezia/san-michele-al-tagliamento', guests: 6 },
  ],
  ['mes parents, mon mari, nos jumeaux et moi à Bari', { dove: 'puglia/bari/bari', guests: 6 }],
  ['une famille de quatre plus les grands-parents, lac Majeur', { dove: 'lago-maggiore', guests: 6 }],
  ['2 adultes, 1 ado et un bébé de 8 mois, Caorle', { dove: 'veneto/venezia/caorle', guests: 4 }],
  ['5 adultes + 3 enfants en bas âge, Molise', { dove: 'molise', guests: 8 }],
  ['4 personnes dont 2 enfants, Molise', { dove: 'molise', guests: 4 }],
  ['Je viens avec ma fille, Turin', { dove: 'piemonte/torino/torino', guests: 2 }],
  ['deux sœurs et leur mère, Palerme', { dove: 'sicilia/palermo/palermo', guests: 3 }],
  ['séjour entre filles à Rome, on sera 5', { dove: ROME, guests: 5 }],
  [
    'trulli vallée d’Itria grande famille 10 couchages',
    { dove: 'valle-d-itria', guests: 10, tipi: ['casa_vacanza'], testo: 'trulli' },
  ],
  ['lits pour 6, Molise', { dove: 'molise', guests: 6 }],
  [
    'surtout pas de piscine, on a un petit de deux ans, Marches',
    { dove: 'marche', esclusi: ['surtout pas de piscine'] },
  ],
  // Animals left at home, and farm animals.
  [
    'Grands-parents et 3 petits-enfants, Trentin, animaux de la ferme',
    { dove: 'trentino-alto-adige/trento', guests: 5, tipi: ['agriturismo'] },
  ],
  ['ferme avec des animaux pour les enfants, Toscane', { dove: 'toscana', tipi: ['agriturismo'] }],
  ['mon chien reste chez mes parents, Lucques', { dove: 'toscana/lucca/lucca' }],
  ['on laisse le chat à la maison, Palerme 3 nuits', { dove: 'sicilia/palermo/palermo', flexible: [...SOON, 3] }],
  ['on ne prend pas le chien, Sienne', { dove: 'toscana/siena/siena' }],
  ['sans nos chiens cette fois, Ombrie', { dove: 'umbria' }],
  // Amenities that the guest does not need.
  ["le wifi n'est pas important, Gênes", { dove: 'liguria/genova/genova' }],
  ['pas de wifi nécessaire, Sardaigne', { dove: 'sardegna' }],
  ['pas forcément de piscine, Pouilles', { dove: 'puglia' }],
  ['avec ou sans piscine, Pouilles', { dove: 'puglia' }],
  ['Trieste, sans voiture, tout à pied', { dove: 'friuli-venezia-giulia/trieste/trieste' }],
  ['sans avoir besoin de voiture, Cinque Terre', { dove: 'cinque-terre' }],
  // Whole homes, prices, times, surroundings.
  ['maison rien que pour nous en Ligurie', { dove: 'liguria', tipi: ['casa_vacanza'] }],
  ['appart entier à Pise', { dove: 'toscana/pisa/pisa', tipi: ['casa_vacanza'] }],
  ['septante euros max la nuit, Aoste', { dove: 'valle-d-aosta/valle-d-aosta/aosta', prezzo: [null, 70] }],
  ['prix raisonnable à Capri', { dove: 'isola-di-capri', ordina: 'prezzo' }],
  [
    'Milan, un mois et demi dès février',
    { dove: 'lombardia/milano/milano', flexible: ['2027-02-01', '2027-03-18', 45] },
  ],
  [
    'arrivée vendredi soir, départ dimanche après-midi, Florence',
    { dove: 'toscana/firenze/firenze', stay: ['2026-11-27', '2026-11-29'] },
  ],
  ['dans le coin de Bolzano', { dove: 'trentino-alto-adige/bolzano/bolzano', km: 20 }],
  ['Matera et sa région', { dove: 'basilicata/matera/matera', km: 20 }],
  ['région du Piémont', { dove: 'piemonte' }],
  // Small talk.
  ['je voyage seule, petit prix, Bologne', { dove: 'emilia-romagna/bologna/bologna', ordina: 'prezzo' }],
  [
    'Vous avez des logements à Pantelleria en octobre?',
    { dove: 'sicilia/trapani/pantelleria', flexible: ['2027-10-01', '2027-11-01', 3] },
  ],
  ['Auriez-vous un appartement à Lecce ?', { dove: LECCE, tipi: ['casa_vacanza'] }],
  ["ce serait super d'avoir une terrasse, Amalfi", { dove: 'campania/salerno/amalfi', servizi: ['Terrazza'] }],
  ['lave-linge appréciable, Catane', { dove: 'sicilia/catania/catania', servizi: ['Lavatrice'] }],
  ['un parking nous arrangerait, Lecce', { dove: LECCE, servizi: ['Parcheggio'] }],
  ['lit bébé + chaise haute, Lido di Jesolo', { dove: 'veneto/venezia/jesolo', testo: 'lit bébé + chaise haute' }],
  // Words that resemble others: "micio", "Marche", "march".
  ['frigo et micro-ondes, Turin', { dove: 'piemonte/torino/torino', testo: 'frigo et micro ondes' }],
  ['près du marché, Florence', { dove: 'toscana/firenze/firenze', testo: 'marché' }],
  [
    'marchés de Noël, Merano',
    { dove: 'trentino-alto-adige/bolzano/merano', flexible: ['2026-11-26', '2027-01-06', 2] },
  ],
  [
    'on vient pour un match à Milan samedi prochain, 3 potes',
    { dove: 'lombardia/milano/milano', stay: ['2026-11-28', '2026-11-29'], guests: 3, testo: 'match' },
  ],
  ['famille (2+3), Vieste', { dove: 'puglia/foggia/vieste', guests: 5 }],
  ['une trentaine de personnes, Toscane', { dove: 'toscana', guests: 30 }],
  ["4 couples d'amis, Toscane", { dove: 'toscana', guests: 8 }],
  ['est-ce que les chiens sont acceptés à Lecce ?', { dove: LECCE, servizi: ['Pet Friendly'] }],
  ['je recherche activement un studio à Lecce', { dove: LECCE, tipi: ['casa_vacanza'] }],
  ["nous aimerions savoir s'il reste des logements à Lecce", { dove: LECCE }],
  ['sans limite de budget, Capri', { dove: 'isola-di-capri' }],
  ['mon budget ne dépasse pas 70 euros par nuit, Lecce', { dove: LECCE, prezzo: [null, 70] }],
  ['sem 30 Rimini', { dove: RIMINI, stay: ['2027-07-26', '2027-08-02'] }],
  ['observation des animaux, Abruzzes', { dove: 'abruzzo', testo: 'observation des animaux' }],
  // Negations.
  ['on peut se passer de parking, Lecce', { dove: LECCE }],
  ['nul besoin de cuisine, Lecce', { dove: LECCE }],
  ["on n'a ni chien ni chat, Lecce", { dove: LECCE }],
  ['pas allergique aux chats, Lecce', { dove: LECCE }],
  ["tout l'appartement pour nous, Lecce", { dove: LECCE, tipi: ['casa_vacanza'] }],
  ['environs de Matera', { dove: 'basilicata/matera/matera', km: 20 }],
  ['animaux refusés, Vérone', { dove: 'veneto/verona/verona', esclusi: ['animaux refusés'] }],
  ['même sans piscine, Lecce', { dove: LECCE }],
  ["pas obligé d'avoir la vue mer, Lecce", { dove: LECCE }],
  ["nous préférons un B&B plutôt qu'un appartement, Lecce", { dove: LECCE, tipi: ['bb'] }],
  ['T2 à Rome', { dove: ROME, tipi: ['casa_vacanza'] }],
  ["tant qu'il y a le wifi, Lecce", { dove: LECCE, servizi: ['WiFi'] }],
  ['en semaine, Lecce, une nuit', { dove: LECCE, flexible: [...SOON, 1] }],
  ["Saint-Sylvestre à Rome jusqu'au 3 janvier", { dove: ROME, flexible: ['2026-12-29', '2027-01-03', 3] }],
  ["je ne veux pas d'hôtel, juste un petit appart à Rome", { dove: ROME, tipi: ['casa_vacanza'] }],
  ['Lecce au mois de mai', { dove: LECCE, flexible: ['2027-05-01', '2027-06-01', 3] }],
  ['Nous serons une douzaine dont cinq enfants, Rimini', { dove: RIMINI, guests: 12 }],
  ['Dolomites pas loin des pistes', { dove: 'dolomiti', ambiente: 'montagna' }],
  ['gite vers Lecce', { dove: LECCE, km: 20, tipi: ['casa_vacanza'] }],
  ['Rimini du vendredi 11 au dimanche 13', { dove: RIMINI, stay: ['2026-12-11', '2026-12-13'] }],
  ['on a un bébé qui marche, Rimini', { dove: RIMINI }],
  ['Gîte à la ferme à Lecce, animaux pour les petits', { dove: LECCE, tipi: ['agriturismo'] }],
];
