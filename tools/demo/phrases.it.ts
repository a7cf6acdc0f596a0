import type { Servizio } from '../../src/strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import type { Phrase, Whereabouts } from './whereabouts.ts';

export type Some<T> = readonly [T, ...T[]];

function only(where: Whereabouts, text: string): Phrase {
  return { where, text };
}

export const ADJECTIVES: Some<{ m: string; f: string }> = [
  { m: 'accogliente', f: 'accogliente' },
  { m: 'luminoso', f: 'luminosa' },
  { m: 'elegante', f: 'elegante' },
  { m: 'tranquillo', f: 'tranquilla' },
  { m: 'curato', f: 'curata' },
  { m: 'silenzioso', f: 'silenziosa' },
  { m: 'semplice e pulito', f: 'semplice e pulita' },
  { m: 'pieno di luce', f: 'piena di luce' },
  { m: 'arredato con gusto', f: 'arredata con gusto' },
  { m: 'ristrutturato da poco', f: 'ristrutturata da poco' },
  { m: 'di famiglia', f: 'di famiglia' },
  { m: 'con le travi a vista', f: 'con le travi a vista' },
  { m: 'fresco anche in agosto', f: 'fresca anche in agosto' },
  { m: 'arioso', f: 'ariosa' },
];

/** Where it stands. `lago` has the lake's name in the place of `{lago}`. */
export const PLACES: Readonly<Record<Setting, Some<Phrase>>> = {
  mare: [
    'a due passi dalla spiaggia',
    'a pochi minuti a piedi dal mare',
    only('seaTown', 'tra il porto e la spiaggia'),
    'nella parte più riparata del lungomare',
    'a una passeggiata dal mare',
  ],
  montagna: [
    'ai piedi dei monti',
    only('alps', 'tra prati e abeti'),
    'ai margini del bosco',
    'nella parte alta del paese, al sole',
    'dove cominciano i sentieri',
  ],
  lago: [
    'a pochi passi dal lago {lago}',
    'con le finestre sul lago {lago}',
    'sulla sponda più quieta del lago {lago}',
    'tra il lago {lago} e le colline',
  ],
  trulli: [
    "nella campagna della Valle d'Itria",
    'tra muretti a secco e mandorli',
    'tra gli ulivi secolari',
    'in una contrada di terra rossa e pietra bianca',
  ],
  citta: [
    'in una via tranquilla vicino al centro',
    "in un palazzo d'epoca",
    'a due passi dalla piazza principale',
    'in un quartiere di botteghe e mercati',
    'in una zona ben servita dai mezzi',
  ],
  borgo: [
    'nel cuore del paese',
    'nel vicolo più silenzioso del borgo',
    'tra la piazza e la chiesa',
    'dentro le vecchie mura',
    'sulla strada che sale al castello',
  ],
  colline: [
    only('olives', 'tra vigne e ulivi'),
    'in cima a una collina',
    'con la vista aperta sulla valle',
    'lungo una strada bianca',
    'tra querce e ginestre',
  ],
  campagna: [
    'in mezzo al verde',
    only('countryside', 'in mezzo ai campi'),
    'lungo una strada alberata',
    only('countryside', 'fuori dal paese, nel silenzio'),
    "tra l'orto e il frutteto",
  ],
};

export const SURROUNDINGS: Readonly<Record<Setting, Some<Phrase>>> = {
  mare: [
    'La mattina presto la spiaggia è quasi vuota; la sera si cammina sul lungomare.',
    only('seaTown', 'Al porto i pescatori vendono il pesce appena sbarcato.'),
    only('countryside', 'In bassa stagione si sente solo il rumore delle onde.'),
    only('rocks', 'Le calette più belle si raggiungono a piedi o in bicicletta.'),
    'Ci sono spiaggia libera e stabilimenti, a scelta.',
  ],
  montagna: [
    only('alps', "I sentieri partono da dietro casa e d'inverno si esce con gli sci ai piedi o con le ciaspole."),
    only('alps', "D'estate si va per malghe, in autunno per funghi."),
    only('alps', 'Il paese ha il forno, la latteria e una fermata della corriera.'),
    only('apennines', 'In autunno si va per funghi e per castagne.'),
    only('apennines', 'I sentieri nei boschi partono dal paese.'),
    'La notte si vedono tutte le stelle.',
    only('alps', 'Gli impianti sono a pochi chilometri; il deposito per gli sci è al piano terra.'),
  ],
  lago: [
    only('largeLake', 'Il battello ferma poco lontano e collega tutti i paesi della riva.'),
    only('largeLake', 'La mattina il lago è uno specchio; nel pomeriggio arriva il vento delle vele.'),
    'La passeggiata lungo la riva comincia a pochi passi.',
    "In bicicletta si costeggia l'acqua per chilometri.",
  ],
  trulli: [
    "Il mare è a mezz'ora di strada, i paesi bianchi a pochi minuti.",
    "In bicicletta si seguono le strade di campagna tra un trullo e l'altro.",
    "La sera c'è sempre una festa di paese da qualche parte.",
    'Il mercato contadino è il sabato mattina.',
  ],
  citta: [
    only('city', 'Musei, caffè e teatro si raggiungono a piedi.'),
    'Sotto casa ci sono il forno, il mercato rionale e una buona trattoria.',
    "La fermata dell'autobus è all'angolo.",
    'È una buona base per visitare la città senza automobile.',
    only('marketTown', 'La sera la strada si svuota e si dorme bene.'),
  ],
  borgo: [
    "In piazza ci sono il bar, il forno e l'alimentari.",
    'Le campane suonano dalle otto: è un paese vero.',
    "La domenica c'è il mercato, d'estate le feste.",
    'Si parcheggia fuori dal borgo e si gira a piedi.',
    'Nei dintorni ci sono pievi, cantine e strade panoramiche.',
  ],
  colline: [
    'Le cantine dei dintorni aprono per una visita e un bicchiere.',
    "Al tramonto la valle diventa d'oro.",
    only('countryside', "A piedi o in bicicletta si va da un borgo all'altro."),
    only('olives', 'In autunno si può assistere alla raccolta delle olive.'),
    only('countryside', 'Il paese, con forno e alimentari, è a pochi minuti di macchina.'),
  ],
  campagna: [
    only('plain', 'Si va in bicicletta su strade piatte e senza traffico.'),
    'Frutta e verdura si comprano dal contadino di fronte.',
    only('countryside', 'La sera si sentono solo i grilli.'),
    only('countryside', 'Il paese è a pochi minuti e ha tutto quello che serve.'),
    only('countryside', 'I sentieri tra i campi sono un posto perfetto per camminare.'),
  ],
};

export const ABOUT_SERVICES: Partial<Record<Servizio, Some<Phrase>>> = {
  'Prima Colazione Inclusa': [
    'La colazione si fa con torte di casa, pane fresco e marmellate nostre.',
    'La colazione, dolce o salata, è compresa e si serve fino alle dieci e mezza.',
    "A colazione ci sono la frutta dell'orto e il caffè della moka.",
  ],
  Cucina: [
    'La cucina è attrezzata di tutto, moka compresa.',
    'In cucina si trovano olio, sale, zucchero e caffè per il primo giorno.',
  ],
  Terrazza: [
    only('warm', 'In terrazza si fa colazione e si cena fino a settembre.'),
    "La terrazza ha un tavolo grande e una tenda per l'ombra.",
  ],
  Giardino: ['Il giardino è tutto per gli ospiti.', "In giardino ci sono sedie a sdraio e un tavolo all'ombra."],
  Parcheggio: ['Il parcheggio è gratuito e riservato.', "L'automobile si lascia davanti alla porta."],
  'Smart TV': ["Per le sere di pioggia c'è una televisione grande, con i suoi abbonamenti da collegare."],
  Lavatrice: ["C'è la lavatrice, comoda per i soggiorni lunghi."],
  Barbecue: ['Il barbecue è a disposizione, la legna la mettiamo noi.'],
  Piscina: [
    'La piscina è aperta da maggio a settembre.',
    'La piscina la sera è illuminata, e si nuota sotto le stelle.',
  ],
  Spa: ['La sauna e la vasca calda si prenotano a ore, senza supplemento.'],
  'Accesso Mare': [
    'Un passaggio privato porta direttamente alla spiaggia.',
    'Dal cancello si scende al mare in un minuto.',
  ],
  'Vista Mare': ['Dalle finestre si vede il mare.', 'Il mare si vede già dal letto.'],
  'Vista Montagna': ['Dalle finestre si guardano le cime.', 'Le montagne sono lì, davanti alla finestra.'],
  'Vicino Stazione': ['La stazione è a pochi minuti a piedi.'],
  'Vicino Aeroporto': ["L'aeroporto è vicino: per chi arriva tardi il check-in è automatico."],
  'Pet Friendly': ['I cani sono i benvenuti: troveranno una ciotola e una coperta.', 'Gli animali educati non pagano.'],
  Camino: [
    "D'inverno si accende il camino; la legna è compresa.",
    'Davanti al camino ci sono due poltrone e molti libri.',
  ],
};

/** Who opens the door; `{nome}` and, after it, the form for a woman or a man. */
export const HOSTS: Some<{ f: string; m: string }> = [
  {
    f: 'Vi accoglie {nome}, che è nata qui e conosce tutti.',
    m: 'Vi accoglie {nome}, che è nato qui e conosce tutti.',
  },
  {
    f: '{nome} abita al piano di sotto ed è felice di dare consigli, anche sulla trattoria giusta.',
    m: '{nome} abita al piano di sotto ed è felice di dare consigli, anche sulla trattoria giusta.',
  },
  {
    f: 'Le chiavi le consegna {nome}, di persona, con una fetta di torta.',
    m: 'Le chiavi le consegna {nome}, di persona, con una bottiglia del nostro vino.',
  },
  {
    f: "La casa era dei nonni di {nome}, che l'ha rimessa a posto con pazienza.",
    m: "La casa era dei nonni di {nome}, che l'ha rimessa a posto con pazienza.",
  },
  {
    f: 'Per qualsiasi cosa {nome} risponde al telefono: è la proprietaria, non un centralino.',
    m: 'Per qualsiasi cosa {nome} risponde al telefono: è il proprietario, non un centralino.',
  },
];

export const CLOSINGS: Some<string> = [
  'Biancheria e asciugamani sono compresi.',
  "L'orario di arrivo si concorda insieme, senza problemi.",
  'Ideale per famiglie, coppie e gruppi di amici.',
  'Per soggiorni di una settimana chiedete il prezzo.',
  "Non si fuma in casa, ma fuori c'è una panchina.",
  'Al vostro arrivo troverete qualcosa di buono sul tavolo.',
  'Un posto per riposare davvero, in ogni stagione.',
  'Chi viene una volta, di solito torna.',
];
