import type { Setting } from './choose-setting.ts';
import type { Some } from './phrases.it.ts';

/** What a host says of themselves; `{a}` is the ending of a woman's or a man's word. */
export const ABOUT_ME: Some<string> = [
  'Sono nat{a} qui e qui sono tornat{a} dopo dieci anni lontano.',
  'Questa era la casa dei miei nonni: l’abbiamo rimessa a posto una stanza alla volta.',
  'Insegno a scuola, e d’estate apro la casa a chi viene da fuori.',
  'Abito a due minuti: se manca qualcosa, arrivo a piedi.',
  'La casa l’ho arredata con quello che c’era in soffitta e con i mobili di famiglia.',
  'Lavoro da casa, quindi le chiavi te le do io di persona, quasi sempre.',
  'Sono in pensione da poco e ospitare è il modo più bello di conoscere gente.',
  'Io e la mia famiglia abitiamo al piano di sopra; l’ingresso è separato.',
  'Faccio questo lavoro da quando i figli sono andati a studiare fuori.',
  'Cucino poco, ma so dove si mangia bene.',
];

/** What a host has to say of where the house stands. */
export const ABOUT_HERE: Readonly<Record<Setting, Some<string>>> = {
  mare: [
    'Ti dico quale spiaggia prendere secondo il vento che tira.',
    'Al mercato del pesce si va prima delle nove: ti spiego da chi.',
    'Ombrellone e sdraio sono in cantina, usali pure.',
    'La domenica d’agosto il parcheggio è un’impresa: lascia l’auto qui e vai a piedi.',
    'Se c’è mare mosso, so dove si fa il bagno lo stesso.',
  ],
  montagna: [
    'Ti presto la carta dei sentieri, con segnati i miei preferiti.',
    'D’inverno spalo la neve prima che tu ti svegli.',
    'La legna per la stufa è nel portico, già tagliata.',
    'Se vuoi vedere i camosci, bisogna partire alle sei: ti dico da dove.',
    'Il pane lo porta il forno ogni mattina, basta dirmelo la sera prima.',
  ],
  lago: [
    'Nel pomeriggio si alza il vento: la barca si prende la mattina.',
    'Ti lascio gli orari del battello sul tavolo della cucina.',
    'Conosco il bagnino del lido: digli che ti mando io.',
    'Per cena c’è una trattoria sulla riva che non sta su nessuna guida.',
  ],
  trulli: [
    'Dentro si sta freschi anche a mezzogiorno: le pietre fanno tutto da sole.',
    'I fichi e le mandorle intorno alla casa si possono cogliere.',
    'L’olio in dispensa è dei nostri ulivi, assaggialo.',
    'Per il mare ti indico la strada bassa, senza traffico.',
  ],
  citta: [
    'Ti segno sulla mappa le botteghe e il caffè dove vado io.',
    'La zona a traffico limitato è dietro l’angolo: scrivimi prima di arrivare in auto.',
    'I musei il lunedì sono chiusi, ma so che cosa resta aperto.',
    'Il mercato rionale è a trecento metri, la mattina.',
    'Il tram passa sotto casa ogni dieci minuti e non si sente.',
  ],
  borgo: [
    'Si lascia l’auto alla porta del paese: vengo a prendere i bagagli con la carriola.',
    'La sera in piazza si parla con tutti, anche senza volerlo.',
    'Le chiavi della torre le ha il mio vicino: te la apre volentieri.',
    'Il giovedì c’è il mercato, e il forno fa la focaccia.',
  ],
  colline: [
    'Il vino di casa è in cucina: la prima bottiglia è offerta.',
    'Al tramonto vai sul muretto dietro casa, poi mi dici.',
    'Ti segno le strade bianche da fare in bicicletta.',
    'L’orto è aperto: pomodori e basilico sono anche tuoi.',
  ],
  campagna: [
    'Le galline sono curiose ma educate; le uova te le porto la mattina.',
    'L’ultimo chilometro è di terra: vai piano e guarda le lepri.',
    'La notte è buio davvero: accendi la luce del portico e guarda le stelle.',
    'Se ti serve qualcosa dell’orto, chiedi o prendi.',
  ],
};

export const CLOSINGS_OF_HOST: Some<string> = [
  'Per il resto, la casa è tua.',
  'Se arrivi tardi basta un messaggio.',
  'Scrivimi pure, rispondo volentieri.',
  'Ti aspetto.',
];

/** House rules in an owner's words, for any house and for where it stands. */
export const HOUSE_RULES: Some<string> = [
  'Dopo le 23 teniamo basse le voci, per i vicini.',
  'La differenziata: il calendario è sul frigorifero.',
  'Se si rompe un bicchiere non succede niente: basta dirlo.',
  'Per favore spegni luci e condizionatore quando esci.',
  'Gli asciugamani bianchi sono per casa: per fuori ci sono quelli colorati.',
  'Alla partenza lascia le chiavi sul tavolo e tira la porta.',
];
export const RULES_OF_PLACE: Readonly<Record<Setting, string>> = {
  mare: 'La sabbia si lava nella doccia esterna, prima di entrare.',
  montagna: 'Scarponi e sci si lasciano nel deposito al piano terra.',
  lago: 'Tavole e remi si appoggiano nel portico, non in casa.',
  trulli: 'I muretti a secco sono antichi: per favore non ci si sale.',
  citta: 'Nel palazzo abitano famiglie: niente trolley sulle scale dopo mezzanotte.',
  borgo: 'Il vicolo fa eco: la sera sulle panche si parla piano.',
  colline: 'Il cancello si richiude sempre, per via dei cinghiali.',
  campagna: 'Il cancello si chiude ogni volta: ci sono gli animali.',
};

export const ABOUT_PETS: Some<string> = [
  'Un cane o due, non sui letti.',
  'Il giardino è recintato.',
  'Ciotole e coperta ci sono già.',
  'Chiediamo solo di non lasciarli soli in casa.',
];
export const PETS_ON_REQUEST: Some<string> = [
  'Cani piccoli e tranquilli, scrivici prima.',
  'Un solo animale: parliamone prima di prenotare.',
];

export const ABOUT_STEPS: Readonly<Record<'few' | 'many', Some<string>>> = {
  few: ['Poi è tutto su un piano.', 'C’è il corrimano.'],
  many: ['La scala è comoda, con il corrimano.', 'Con i bagagli ti diamo una mano.', 'L’ultima rampa è stretta.'],
};

/** Names of a whole house's rooms, the largest first. */
export const ROOM_NAMES: Some<string> = [
  'Camera grande',
  'Camera sul cortile',
  'Cameretta',
  'Camera degli ospiti',
  'Camera al primo piano',
  'Camera in fondo al corridoio',
  'Camera dei ragazzi',
  'Mansarda',
];
