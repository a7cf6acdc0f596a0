import type { MailWords } from '../mail/rules/lay-out-mail.ts';

/** How long the two links are good for. */
export const ADDRESS_CHANGE_HOURS = 24;

const unasked = (contact: string | null) =>
  `Se non sei stato tu, ${contact === null ? 'entra nella tua area con un nuovo link e controlla le tue case' : `scrivi subito a ${contact}`}.`;

/** Sentences about changing the address that an owner signs in with. */
export const addressMessages = {
  titolo: 'L’indirizzo con cui entri',
  spiegazione:
    'Se lo cambi, le tue strutture, le prenotazioni e il conto passano al nuovo. Serve la conferma da tutti e due gli indirizzi. L’e-mail che vedono gli ospiti resta com’è.',
  cambia: 'Cambia indirizzo',
  nuovo: 'Nuovo indirizzo e-mail',
  chiedi: 'Manda i due link',
  lascia: 'Lascia com’è',
  mandiamo: 'Mandiamo…',
  annulla: 'Annulla',
  annullato: 'Resta l’indirizzo di prima.',
  inAttesa: (email: string) => `In attesa di conferma: ${email}`,
  manca: {
    entrambi: 'Apri i link che abbiamo mandato ai due indirizzi: valgono 24 ore.',
    vecchio: 'Manca la conferma dall’indirizzo di adesso: apri il link che gli abbiamo mandato.',
    nuovo: 'Manca la conferma dal nuovo indirizzo: apri il link che gli abbiamo mandato.',
  },
  scaduto: 'I link sono scaduti. Chiedine altri, o lascia l’indirizzo com’è.',

  emailUguale: 'È già il tuo indirizzo.',
  troppeRichieste: 'A questi indirizzi abbiamo già scritto più volte: riprova più tardi.',
  /** The same of every address: nobody learns here who else has an area. */
  chiesto: 'Abbiamo scritto a tutti e due gli indirizzi: il cambio vale quando confermi da entrambi.',
  linkNonValido: 'Il link è scaduto o è già stato usato. Puoi chiederne un altro dalla tua area.',
  /** To whoever has proved both addresses. */
  occupato: 'Con il nuovo indirizzo c’è già un’altra area: la tua resta con l’indirizzo di prima.',
  oraLAltro: {
    vecchio: (email: string) => `Confermato. Ora apri il link che abbiamo mandato a ${email}.`,
    nuovo: 'Confermato. Ora apri il link che abbiamo mandato al tuo indirizzo di prima.',
  },
  fatto: (email: string) => `Fatto: da adesso entri con ${email}.`,
  domanda: {
    vecchio: (from: string, to: string) =>
      `Premi «Conferma» se vuoi entrare con ${to} al posto di ${from}. Il cambio vale quando confermi anche da lì.`,
    nuovo: (from: string, to: string) =>
      `Premi «Conferma» se vuoi entrare con ${to} al posto di ${from}. Il cambio vale quando confermi anche dall’altro indirizzo.`,
  },

  mailVecchio: (to: string, contact: string | null): MailWords => ({
    subject: 'Conferma il cambio di indirizzo',
    preheader: 'Serve la conferma di tutti e due gli indirizzi.',
    heading: 'Vuoi entrare con un altro indirizzo?',
    paragraphs: [
      `Qualcuno, speriamo tu, ha chiesto di entrare nella tua area con ${to}. Le tue strutture, le prenotazioni e il conto passano a quell’indirizzo quando confermi da tutti e due.`,
      `Il link vale ${ADDRESS_CHANGE_HOURS} ore e si usa una volta sola. Senza la tua conferma non cambia nulla.`,
      unasked(contact),
    ],
    button: 'Vai alla conferma',
    footnote: 'Ricevi questa e-mail perché con questo indirizzo si entra in un’area di Ospitalia.',
  }),
  mailNuovo: (from: string): MailWords => ({
    subject: 'Conferma il tuo nuovo indirizzo',
    preheader: 'Serve la conferma di tutti e due gli indirizzi.',
    heading: 'Conferma il tuo nuovo indirizzo',
    paragraphs: [
      `Chi oggi entra nella sua area di Ospitalia con ${from} vuole entrare con questo indirizzo. Se sei tu, conferma.`,
      `Il link vale ${ADDRESS_CHANGE_HOURS} ore e si usa una volta sola.`,
      'Se non sei stato tu, ignora questa e-mail: non cambia nulla.',
    ],
    button: 'Vai alla conferma',
    footnote: 'Ricevi questa e-mail perché questo indirizzo è stato indicato su Ospitalia.',
  }),
  /** To an address that already has an area of its own: its owner alone learns it. */
  mailOccupato: (from: string): MailWords => ({
    subject: 'Questo indirizzo ha già la sua area',
    preheader: 'Qualcuno voleva usarlo per un’altra area. Non cambia nulla.',
    heading: 'Questo indirizzo ha già la sua area',
    paragraphs: [
      `Chi entra nella sua area di Ospitalia con ${from} ha chiesto di entrare con questo indirizzo. Ma qui c’è già un’area, e due non si possono unire: non cambia nulla.`,
      'Se non sei stato tu, ignora questa e-mail.',
    ],
    button: 'Vai alla tua area',
    footnote: 'Ricevi questa e-mail perché con questo indirizzo si entra in un’area di Ospitalia.',
  }),
  mailLasciato: (to: string, contact: string | null): MailWords => ({
    subject: 'L’indirizzo della tua area è cambiato',
    preheader: 'Da adesso si entra con il nuovo.',
    heading: 'Indirizzo cambiato',
    paragraphs: [
      `Da adesso nella tua area di Ospitalia si entra con ${to}. Strutture, prenotazioni e conto sono lì; sugli altri dispositivi l’area è stata chiusa.`,
      unasked(contact),
    ],
    button: 'Vai a Ospitalia',
    footnote:
      'Ricevi questa e-mail perché con questo indirizzo si entrava in un’area di Ospitalia. È l’ultima che ti mandiamo qui.',
  }),
  mailPreso: (from: string): MailWords => ({
    subject: 'Da adesso entri con questo indirizzo',
    preheader: 'Il cambio è fatto.',
    heading: 'Adesso entri con questo indirizzo',
    paragraphs: [
      `Tutto quello che era con ${from} è qui: strutture, prenotazioni e conto. Le e-mail di Ospitalia ti arrivano a questo indirizzo.`,
      'L’e-mail che vedono gli ospiti sulle pagine delle tue case resta quella di prima: se vuoi, la cambi nei contatti.',
    ],
    button: 'Apri la tua area',
    footnote: 'Ricevi questa e-mail perché con questo indirizzo si entra in un’area di Ospitalia.',
  }),
} as const;
