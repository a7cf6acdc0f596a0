import type { Setting } from './choose-setting.ts';
import { only, type Phrase, type Some } from './whereabouts.ts';

/** What a host says of themselves; `{a}` is the ending of a woman's or a man's word. */
export const ABOUT_ME: Some<Phrase> = [
  'Sono nat{a} qui e qui sono tornat{a} dopo dieci anni lontano.',
  'Questa era la casa dei miei nonni: l’abbiamo rimessa a posto una stanza alla volta.',
  'Insegno a scuola, e alla casa mi dedico nel tempo che resta.',
  only('hostElsewhere', 'Abito a due minuti: se manca qualcosa, arrivo a piedi.'),
  'La casa l’ho arredata con quello che c’era in soffitta e con i mobili di famiglia.',
  'Lavoro da casa, quindi le chiavi te le do io di persona, quasi sempre.',
  'Sono in pensione da poco e ospitare è il modo più bello di conoscere gente.',
  only('hostInside', 'Io e la mia famiglia abitiamo al piano terra; l’ingresso è separato.'),
  'Faccio questo lavoro da quando i figli sono andati a studiare fuori.',
  'Cucino poco, ma so dove si mangia bene.',
];

/** What a host has to say of where the house stands. */
export const ABOUT_HERE: Readonly<Record<Setting, Some<Phrase>>> = {
  mare: [
    'Ti dico quale spiaggia prendere secondo il vento che tira.',
    'Al mercato del pesce si va prima delle nove: ti spiego da chi.',
    'Ombrellone e sdraio sono all’ingresso, usali pure.',
    only(['parking', 'shore'], 'La domenica d’agosto il parcheggio è un’impresa: lascia l’auto qui e vai a piedi.'),
    'Se c’è mare mosso, so dove si fa il bagno lo stesso.',
  ],
  montagna: [
    'Ti presto la carta dei sentieri, con segnati i miei preferiti.',
    'D’inverno spalo la neve prima che tu ti svegli.',
    only(['detached', 'fireplace'], 'La legna per il camino è nel portico, già tagliata.'),
    only('alps', 'Se vuoi vedere i camosci, bisogna partire alle sei: ti dico da dove.'),
    'Il pane lo porta il forno ogni mattina, basta dirmelo la sera prima.',
  ],
  lago: [
    'Nel pomeriggio si alza il vento: la barca si prende la mattina.',
    only('largeLake', 'Ti lascio gli orari del battello sul tavolo.'),
    'Conosco il bagnino del lido: digli che ti mando io.',
    'Per cena c’è una trattoria sulla riva che non sta su nessuna guida.',
  ],
  trulli: [
    'Dentro si sta freschi anche a mezzogiorno: le pietre fanno tutto da sole.',
    'I fichi e le mandorle intorno alla casa si possono cogliere.',
    only('cooks', 'L’olio in dispensa è dei nostri ulivi, assaggialo.'),
    'Per il mare ti indico la strada bassa, senza traffico.',
  ],
  citta: [
    'Ti segno sulla mappa le botteghe e il caffè dove vado io.',
    only(['city', 'central'], 'La zona a traffico limitato è dietro l’angolo: scrivimi prima di arrivare in auto.'),
    only('city', 'I musei il lunedì sono chiusi, ma so che cosa resta aperto.'),
    'Il mercato rionale è la mattina: ti dico da chi comprare.',
    'L’autobus passa sotto casa e non si sente.',
  ],
  borgo: [
    only(
      ['withoutParking', 'central', 'hilly'],
      'Si lascia l’auto alla porta del paese: vengo a prendere i bagagli con la carriola.',
    ),
    'La sera in piazza si parla con tutti, anche senza volerlo.',
    only('hilly', 'Le chiavi della torre le ha il mio vicino: te la apre volentieri.'),
    'Il giovedì c’è il mercato, e il forno fa la focaccia.',
  ],
  colline: [
    only('cooks', 'Il vino di casa è in cucina: la prima bottiglia è offerta.'),
    'Al tramonto vai sul muretto dietro casa, poi mi dici.',
    only('whiteRoads', 'Ti segno le strade bianche da fare in bicicletta.'),
    only('garden', 'L’orto è aperto: pomodori e basilico sono anche tuoi.'),
  ],
  campagna: [
    only('detached', 'Le galline sono curiose ma educate; le uova te le porto la mattina.'),
    only('outside', 'L’ultimo chilometro è di terra: vai piano e guarda le lepri.'),
    only('outside', 'La notte è buio davvero: accendi la luce del portico e guarda le stelle.'),
    'Se ti serve qualcosa dell’orto, chiedi o prendi.',
  ],
};

export const CLOSINGS_OF_HOST: Some<Phrase> = [
  only('wholeHome', 'Per il resto, la casa è tua.'),
  only('lateArrivals', 'Se arrivi tardi basta un messaggio.'),
  'Scrivimi pure, rispondo volentieri.',
  'Ti aspetto.',
];

/** House rules in an owner's words, for any house and for where it stands. */
export const HOUSE_RULES: Some<Phrase> = [
  'Dopo le 23 teniamo basse le voci, per i vicini.',
  only('cooks', 'La differenziata: il calendario è sul frigorifero.'),
  'Se si rompe un bicchiere non succede niente: basta dirlo.',
  only('cools', 'Per favore spegni luci e condizionatore quando esci.'),
  'Gli asciugamani bianchi sono per casa: per fuori ci sono quelli colorati.',
  only('wholeHome', 'Alla partenza lascia le chiavi sul tavolo e tira la porta.'),
];
export const RULES_OF_PLACE: Readonly<Record<Setting, Some<Phrase>>> = {
  mare: [
    only('garden', 'La sabbia si lava nella doccia esterna, prima di entrare.'),
    'La sabbia si scuote prima di entrare.',
  ],
  montagna: [only('alps', 'Scarponi e sci si lasciano all’ingresso.'), 'Gli scarponi si lasciano all’ingresso.'],
  lago: ['Tavole e remi non si portano in casa.'],
  trulli: ['I muretti a secco sono antichi: per favore non ci si sale.'],
  citta: [
    only('withoutLift', 'Nel palazzo abitano famiglie: niente trolley sulle scale dopo mezzanotte.'),
    'Nel palazzo abitano famiglie: la sera si parla piano.',
  ],
  borgo: ['La strada fa eco: la sera sulle panche si parla piano.'],
  colline: ['Il cancello si richiude sempre, per via dei cinghiali.'],
  campagna: ['Il cancello si chiude ogni volta: ci sono gli animali.'],
};

export const ABOUT_PETS: Some<Phrase> = [
  'Un cane o due, non sui letti.',
  only('garden', 'Il giardino è recintato.'),
  'Ciotole e coperta ci sono già.',
  'Chiediamo solo di non lasciarli soli in casa.',
];
export const PETS_ON_REQUEST: Some<Phrase> = ['Cani piccoli e tranquilli.', 'Un solo animale per soggiorno.'];

export const ABOUT_STEPS: Readonly<Record<'few' | 'many', Some<Phrase>>> = {
  few: [only('onOneFloor', 'Poi è tutto su un piano.'), 'C’è il corrimano.'],
  many: ['La scala è comoda, con il corrimano.', 'Con i bagagli ti diamo una mano.', 'L’ultima rampa è stretta.'],
};

/** Names of a whole house's rooms, the largest first. */
export const ROOM_NAMES: Some<Phrase> = [
  'Camera grande',
  'Cameretta',
  only('palazzo', 'Camera sul cortile'),
  'Camera degli ospiti',
  only('upstairs', 'Camera al primo piano'),
  'Camera in fondo al corridoio',
  'Camera dei ragazzi',
  only('upstairs', 'Mansarda'),
];
