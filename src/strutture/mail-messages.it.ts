import { formatCount } from '../kernel/format-count.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

const toOwner = 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.';

const RESTANO = 'Le prenotazioni e i pagamenti restano nella tua area, con ospiti e importi.';
const nonSeiDAccordo = (contact: string | null) =>
  contact === null ? [] : [`Se non sei d’accordo, o vuoi saperne di più, scrivi a ${contact}.`];

/** The words of the mails about strutture (specification section 8, "Submit success": 24/48 hours). */
export const mailMessages = {
  senzaMotivo: 'La redazione non ha indicato un motivo.',
  dati: { struttura: 'Struttura', strutture: 'Strutture', cin: 'CIN', indirizzo: 'Indirizzo', motivo: 'Motivo' },

  /** Goes to an address that nobody has proved: no word of the form, or anybody could send theirs to anybody. */
  confermaIndirizzo: (): MailWords => ({
    subject: 'Conferma il tuo indirizzo',
    preheader: 'Manca un passo per inviarci la richiesta.',
    heading: 'Conferma il tuo indirizzo',
    paragraphs: [
      'Qualcuno, speriamo tu, ci ha proposto una struttura con questo indirizzo e-mail. Conferma che è tuo: le richieste confermate le guardiamo per prime.',
      'Il link vale 72 ore e apre anche la tua area, dove segui la richiesta e tieni aggiornata la struttura.',
      'Se non sei stato tu, ignora questa e-mail: non succede nulla.',
    ],
    button: 'Conferma ed entra',
    footnote: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta su Ospitalia.',
  }),

  richiestaRicevuta: (nome: string): MailWords => ({
    subject: `Abbiamo ricevuto la richiesta per ${nome}`,
    preheader: 'Ti rispondiamo entro 24/48 ore.',
    heading: 'Richiesta ricevuta',
    paragraphs: [
      `La richiesta per «${nome}» è completa. La guardiamo e ti rispondiamo entro 24/48 ore.`,
      'Appena è approvata, la tua struttura si vede online. Intanto puoi correggerla dalla tua area.',
    ],
    button: 'Apri la tua area',
    footnote: toOwner,
  }),

  approvata: (nome: string): MailWords => ({
    subject: `${nome} è online`,
    preheader: 'La tua struttura è stata approvata.',
    heading: 'La tua struttura è online',
    paragraphs: [`«${nome}» è stata approvata: da adesso chi cerca casa nella tua zona la trova.`],
    button: 'Guarda la pagina',
    footnote: toOwner,
  }),
  /** Before the address of the area, below the button of `approvata`, which leads to the page. */
  tieniAggiornata: 'Tieni aggiornati prezzi, foto e contatti dalla tua area:',

  rifiutata: (nome: string): MailWords => ({
    subject: `La richiesta per ${nome} va corretta`,
    preheader: 'Leggi il motivo, correggi e invia di nuovo.',
    heading: 'La richiesta va corretta',
    paragraphs: [
      `Non abbiamo potuto approvare «${nome}». Qui sotto trovi il motivo.`,
      'I tuoi dati sono ancora lì: correggili e invia di nuovo la richiesta, la riguardiamo volentieri.',
    ],
    button: 'Correggi la richiesta',
    footnote: toOwner,
  }),

  /** Goes to an address that nobody has proved: no word of the form, as in `confermaIndirizzo`. */
  rifiutataSenzaConferma: (): MailWords => ({
    subject: 'La tua richiesta va corretta',
    preheader: 'Leggi il motivo, poi entra, correggi e invia di nuovo.',
    heading: 'La richiesta va corretta',
    paragraphs: [
      'Qualcuno, speriamo tu, ci ha proposto una struttura con questo indirizzo e-mail. Non abbiamo potuto approvarla: qui sotto trovi il motivo.',
      'Entra nella tua area con questo indirizzo: correggi i dati e invia di nuovo la richiesta.',
      'Se non sei stato tu, ignora questa e-mail: la richiesta si cancella da sola.',
    ],
    button: 'Entra nella tua area',
    footnote: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta su Ospitalia.',
  }),

  modificaApprovata: (nome: string): MailWords => ({
    subject: `Le modifiche a ${nome} sono state approvate`,
    preheader: 'La nuova versione ha preso il posto della precedente.',
    heading: 'Modifiche approvate',
    paragraphs: [`Le modifiche a «${nome}» sono state approvate e hanno preso il posto della versione precedente.`],
    button: 'Apri la tua area',
    footnote: toOwner,
  }),

  modificaRifiutata: (nome: string): MailWords => ({
    subject: `Le modifiche a ${nome} vanno corrette`,
    preheader: 'La versione di prima resta com’è.',
    heading: 'Le modifiche vanno corrette',
    paragraphs: [
      `Non abbiamo potuto approvare le modifiche a «${nome}». Qui sotto trovi il motivo.`,
      'La versione di prima resta com’è. Puoi correggere le modifiche e inviarle di nuovo.',
    ],
    button: 'Correggi le modifiche',
    footnote: toOwner,
  }),

  /** `hasBookings`: it is hidden, and its bookings stay. `contact`: who to write to, where anybody reads answers. */
  eliminata: (nome: string, { hasBookings, contact }: { hasBookings: boolean; contact: string | null }): MailWords => ({
    subject: `${nome} è stata eliminata`,
    preheader: 'Leggi il motivo.',
    heading: 'La tua struttura è stata eliminata',
    paragraphs: [
      `La redazione di Ospitalia ha eliminato «${nome}»: da adesso gli ospiti non la trovano più. Qui sotto trovi il motivo.`,
      ...(hasBookings ? [RESTANO] : []),
      ...nonSeiDAccordo(contact),
    ],
    button: hasBookings ? 'Apri le prenotazioni' : 'Apri la tua area',
    footnote: toOwner,
  }),

  eliminateInsieme: (
    count: number,
    { hasBookings, contact }: { hasBookings: boolean; contact: string | null },
  ): MailWords => ({
    subject: count === 1 ? 'La tua struttura è stata eliminata' : 'Le tue strutture sono state eliminate',
    preheader: 'La redazione ha svuotato l’elenco delle strutture.',
    heading: count === 1 ? 'La tua struttura è stata eliminata' : 'Le tue strutture sono state eliminate',
    paragraphs: [
      `La redazione di Ospitalia ha svuotato l’elenco delle strutture, di tutti i proprietari: da adesso gli ospiti non trovano più ${count === 1 ? 'la tua' : 'le tue'}.`,
      ...(hasBookings ? [RESTANO] : []),
      ...nonSeiDAccordo(contact),
    ],
    button: hasBookings ? 'Apri le prenotazioni' : 'Apri la tua area',
    footnote: 'Ricevi questa e-mail perché avevi una struttura registrata con questo indirizzo.',
  }),
  altre: (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatCount(count)}`),

  /** To the owner, about what an administrator changed. `contact`: who to write to, where anybody reads answers. */
  contattiCambiati: (nome: string, contact: string | null): MailWords => ({
    subject: `Abbiamo cambiato quello che gli ospiti vedono di ${nome}`,
    preheader: 'Ecco che cosa è cambiato.',
    heading: 'Che cosa è cambiato',
    paragraphs: [
      `La redazione di Ospitalia ha corretto la pagina di «${nome}». Qui sotto trovi com’era e com’è adesso.`,
      `Se non è giusto, correggilo dalla tua area${contact === null ? '' : `, o scrivi a ${contact}`}.`,
    ],
    button: 'Apri la tua area',
    footnote: toOwner,
  }),
  daA: (prima: string, dopo: string) => `${prima || '–'} → ${dopo || '–'}`,
} as const;
