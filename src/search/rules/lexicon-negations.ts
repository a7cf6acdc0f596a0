import { phrasesOf } from './phrase-at.ts';

/** `isNeedless` is true if the guest merely does not need the feature, as opposed to excluding it. */
export type Negation = { isNeedless: boolean };

const [EXCLUDED, NEEDLESS]: [Negation, Negation] = [{ isNeedless: false }, { isNeedless: true }];

const AVERSIONS = 'allergico allergica allergici allergiche allergia allergie paura'
  .split(' ')
  .flatMap((noun) => 'a ad al ai agli alle alla di del dei degli delle'.split(' ').map((of) => `${noun} ${of}`));

export const NEGATIONS: ReadonlyMap<string, Negation> = new Map([
  ...AVERSIONS.map((aversion): [string, Negation] => [aversion, EXCLUDED]),
  ...phrasesOf(
    'senza, no, non, nn, mai, neanche, nemmeno, neppure, odio, odiamo, detesto, detestiamo, ad eccezione di, ad eccezione del, ad eccezione della, ' +
      'vorrei evitare, vogliamo evitare, vorremmo evitare, ne, niente, nessun, nessuno, nessuna, tranne, tranne che, eccetto, eccetto che, escluso, esclusa, esclusi, escluse, ' +
      'ad esclusione di, fuorche, salvo, all infuori di, a parte, che non sia, che non siano, evitare, evitando, evitiamo, meglio non, ' +
      'piuttosto che, anziche, invece di, invece che, non voglio, non vogliamo, non vorrei, non vorremmo, non cerco, non cerchiamo, non portiamo, non porto, ' +
      'non abbiamo, non ho, non c e, non ci sono, non deve avere, non deve essere, non deve esserci, nulla, qualunque tipo tranne, ' +
      'qualsiasi mese tranne, in qualsiasi mese tranne, qualunque mese tranne, tutti i mesi tranne, tutti i mesi meno, tutto l anno tranne, tutto l anno meno, tutto tranne, tutto tranne che, tutto meno che, tutto ma non, tutto va bene tranne, va bene tutto tranne, qualsiasi cosa ma non, tutto fuorche, tutto eccetto, tutti tranne, qualsiasi cosa tranne, qualunque cosa tranne, qualsiasi struttura tranne, ' +
      'lontano, lontana, lontani, lontane, distante',
    EXCLUDED,
  ),
  ...phrasesOf(
    'non serve, non servono, non ci serve, non ci servono, non mi serve, non mi servono, non abbiamo bisogno, non ho bisogno, non importa, ' +
      'non ci importa, non mi importa, non necessita, non e necessario, non e necessaria, non occorre, senza bisogno, anche senza, ' +
      'non per forza, non necessariamente, va bene anche senza, vanno bene anche senza',
    NEEDLESS,
  ),
]);
export const NEGATIONS_AFTER: ReadonlyMap<string, Negation> = new Map([
  ...phrasesOf(
    'no, no grazie, assolutamente no, proprio no, anche no, mai, da evitare, da escludere, non ci interessa, non ci interessano, non mi interessa, non mi interessano, non fa per noi, non fanno per noi, non ci piace, non ci piacciono, ' +
      'non mi piace, non mi piacciono, non graditi, non gradito, non gradita, non gradite, escluso, esclusa, esclusi, escluse, non ammessi, non ammesso, non ammesse, non sono ammessi, non accettati, vietati, vietato',
    EXCLUDED,
  ),
  ...phrasesOf(
    'resta a casa, non e indispensabile, non e importante, non e fondamentale, non e obbligatorio, non e obbligatoria, resta con, resta dai, resta dalla, sta con, lo lasciamo, la lasciamo, li lasciamo, superfluo, superflua, restano a casa, rimane a casa, rimangono a casa, non viene, non vengono, non viene con noi, non serve, non servono, non ci serve, non ci servono, non mi serve, non mi servono, non necessario, non necessaria, non indispensabile, non importante, non importa, ' +
      'anche no, pure no, non ce l ho, non ce l abbiamo, non l abbiamo, non interessa, non ci interessa, non mi interessa, fa lo stesso, e lo stesso, indifferente, se capita',
    NEEDLESS,
  ),
]);
export const ALL_NEGATIONS = new Map([...NEGATIONS_AFTER, ...NEGATIONS]);
