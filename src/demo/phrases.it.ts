import type { Servizio } from '../strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import { only, type Phrase, type Some } from './whereabouts.ts';

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
    only('beach', 'a due passi dalla spiaggia'),
    only('shore', 'a pochi minuti a piedi dal mare'),
    only('seaTown', 'tra il porto e la spiaggia'),
    only('beach', 'nella parte più riparata del lungomare'),
    'a una passeggiata dal mare',
  ],
  montagna: [
    'ai piedi dei monti',
    only('alps', 'tra prati e abeti'),
    only('outside', 'ai margini del bosco'),
    'nella parte alta del paese, al sole',
    'dove cominciano i sentieri',
  ],
  lago: ['a pochi passi dal lago {lago}', 'sulla sponda più quieta del lago {lago}', 'tra il lago {lago} e le colline'],
  trulli: [
    'nella campagna della Valle d’Itria',
    'tra muretti a secco e mandorli',
    'tra gli ulivi secolari',
    'in una contrada di terra rossa e pietra bianca',
  ],
  citta: [
    'in una via tranquilla',
    only('palazzo', 'in un palazzo d’epoca'),
    only('central', 'a due passi dalla piazza principale'),
    'in un quartiere di botteghe e mercati',
    'in una zona ben servita dai mezzi',
  ],
  borgo: [
    'in una via tranquilla del paese',
    only('central', 'nel cuore del paese'),
    only(['central', 'hilly'], 'nel vicolo più silenzioso del borgo'),
    only('central', 'tra la piazza e la chiesa'),
    only(['central', 'hilly'], 'dentro le vecchie mura'),
    only('hilly', 'sulla strada che sale al castello'),
  ],
  colline: [
    only(['olives', 'outside'], 'tra vigne e ulivi'),
    only('outside', 'in cima a una collina'),
    'con la vista aperta sulla valle',
    only('whiteRoads', 'lungo una strada bianca'),
    only('outside', 'tra querce e ginestre'),
  ],
  campagna: [
    'in mezzo al verde',
    only('outside', 'in mezzo ai campi'),
    'lungo una strada alberata',
    only('outside', 'fuori dal paese, nel silenzio'),
    'tra l’orto e il frutteto',
  ],
};

export const SURROUNDINGS: Readonly<Record<Setting, Some<Phrase>>> = {
  mare: [
    'La mattina presto la spiaggia è quasi vuota; la sera si cammina sul lungomare.',
    only('seaTown', 'Al porto i pescatori vendono il pesce appena sbarcato.'),
    only(['countryside', 'beach'], 'In bassa stagione si sente solo il rumore delle onde.'),
    only('rocks', 'Le calette più belle si raggiungono a piedi o in bicicletta.'),
    'Ci sono spiaggia libera e stabilimenti, a scelta.',
  ],
  montagna: [
    only('alps', 'I sentieri partono dal paese e d’inverno si esce con gli sci o con le ciaspole.'),
    only('alps', 'D’estate si va per malghe, in autunno per funghi.'),
    only('alps', 'Il paese ha il forno, la latteria e una fermata della corriera.'),
    only('apennines', 'In autunno si va per funghi e per castagne.'),
    only('apennines', 'I sentieri nei boschi partono dal paese.'),
    'La notte si vedono tutte le stelle.',
  ],
  lago: [
    only('largeLake', 'Il battello collega tutti i paesi della riva.'),
    only('largeLake', 'La mattina il lago è uno specchio; nel pomeriggio arriva il vento delle vele.'),
    'La passeggiata lungo la riva comincia poco lontano.',
    'In bicicletta si costeggia l’acqua per chilometri.',
  ],
  trulli: [
    'I paesi bianchi sono a pochi minuti di strada, e il mare è una gita.',
    'In bicicletta si seguono le strade di campagna tra un trullo e l’altro.',
    'La sera c’è sempre una festa di paese da qualche parte.',
    'Il mercato contadino è il sabato mattina.',
  ],
  citta: [
    only(['city', 'central'], 'Musei, caffè e teatro si raggiungono a piedi.'),
    'Sotto casa ci sono il forno, il mercato rionale e una buona trattoria.',
    'La fermata dell’autobus è all’angolo.',
    'È una buona base per visitare la città senza automobile.',
    only('countryside', 'La sera la strada si svuota e si dorme bene.'),
  ],
  borgo: [
    'In piazza ci sono il bar, il forno e l’alimentari.',
    'Le campane suonano dalle otto: è un paese vero.',
    'La domenica c’è il mercato, d’estate le feste.',
    only(['withoutParking', 'hilly'], 'Si parcheggia fuori dal borgo e si gira a piedi.'),
    only('hilly', 'Nei dintorni ci sono pievi, cantine e strade panoramiche.'),
  ],
  colline: [
    'Le cantine dei dintorni aprono per una visita e un bicchiere.',
    'Al tramonto la valle diventa d’oro.',
    only('countryside', 'A piedi o in bicicletta si va da un borgo all’altro.'),
    only('olives', 'In autunno si può assistere alla raccolta delle olive.'),
    only('outside', 'Il paese, con forno e alimentari, è a pochi minuti di macchina.'),
  ],
  campagna: [
    only('plain', 'Si va in bicicletta su strade piatte e senza traffico.'),
    'Frutta e verdura si comprano dal contadino di fronte.',
    only('outside', 'La sera si sentono solo i grilli.'),
    only('countryside', 'Il paese è a pochi minuti e ha tutto quello che serve.'),
    only('countryside', 'I sentieri tra i campi sono un posto perfetto per camminare.'),
  ],
};

export const ABOUT_SERVICES: Partial<Record<Servizio, Some<Phrase>>> = {
  'Prima Colazione Inclusa': [
    'La colazione si fa con torte di casa, pane fresco e marmellate nostre.',
    'La colazione, dolce o salata, è compresa e si serve fino alle dieci e mezza.',
    only('garden', 'A colazione ci sono la frutta dell’orto e il caffè della moka.'),
  ],
  Cucina: [
    'La cucina è attrezzata di tutto, moka compresa.',
    'In cucina si trovano olio, sale, zucchero e caffè per il primo giorno.',
  ],
  Terrazza: [
    only('warm', 'In terrazza si fa colazione e si cena fino a settembre.'),
    'La terrazza ha un tavolo grande e una tenda per l’ombra.',
  ],
  Giardino: [
    only('wholeHome', 'Il giardino è tutto per gli ospiti.'),
    'In giardino ci sono sedie a sdraio e un tavolo all’ombra.',
  ],
  Parcheggio: ['Il parcheggio è gratuito e riservato.', only('detached', 'L’automobile si lascia davanti alla porta.')],
  'Smart TV': ['Per le sere di pioggia c’è una televisione grande, con i suoi abbonamenti da collegare.'],
  Lavatrice: ['C’è la lavatrice, comoda per i soggiorni lunghi.'],
  Barbecue: ['Il barbecue è a disposizione, la legna la mettiamo noi.'],
  Piscina: [
    'La piscina è aperta da maggio a settembre.',
    'La piscina la sera è illuminata, e si nuota sotto le stelle.',
  ],
  Spa: ['La sauna e la vasca calda si prenotano a ore, senza supplemento.'],
  'Accesso Mare': [
    'Un passaggio privato porta alla spiaggia.',
    only(['beach', 'detached'], 'Dal cancello si scende al mare in pochi minuti.'),
  ],
  'Vista Mare': ['Dalle finestre si vede il mare.', 'Il mare si vede già dal letto.'],
  'Vista Montagna': ['Dalle finestre si guardano le cime.', 'Le montagne sono lì, davanti alla finestra.'],
  'Vicino Stazione': ['La stazione è a pochi minuti a piedi.'],
  'Vicino Aeroporto': ['L’aeroporto è a pochi chilometri, comodo per chi parte presto.'],
  'Pet Friendly': [
    'Con un cane qui si sta bene.',
    only('dogs', 'I cani sono i benvenuti: troveranno una ciotola e una coperta.'),
    only('dogs', 'Gli animali educati non pagano.'),
  ],
  Camino: [
    'D’inverno si accende il camino; la legna è compresa.',
    'Davanti al camino ci sono due poltrone e molti libri.',
  ],
};

/** Who opens the door; `{nome}` stands for the host's name, `{a}` and `{la}` for the endings of a woman's or a man's words. */
export const HOSTS: Some<Phrase> = [
  'Vi accoglie {nome}, che è nat{a} qui e conosce tutti.',
  only('hostInside', '{nome} abita al piano terra ed è felice di dare consigli, anche sulla trattoria giusta.'),
  'Le chiavi le consegna {nome}, di persona, con una fetta di torta.',
  'La casa era dei nonni di {nome}, che l’ha rimessa a posto con pazienza.',
  'Per qualsiasi cosa {nome} risponde al telefono: è {la}, non un centralino.',
];

export const CLOSINGS: Some<Phrase> = [
  'Biancheria e asciugamani sono compresi.',
  only('openHours', 'L’orario di arrivo si concorda insieme, senza problemi.'),
  only('family', 'Ideale per famiglie e gruppi di amici.'),
  only('smokesOutside', 'Non si fuma in casa, ma fuori c’è una panchina.'),
  'Al vostro arrivo troverete qualcosa di buono da mangiare.',
  'Un posto per riposare davvero, in ogni stagione.',
  'Chi viene una volta, di solito torna.',
];
