import type { MailWords } from '../mail/rules/lay-out-mail.ts';

export const PUBLIC_EMAIL_HOURS = 48;

export const publicEmailMessages = {
  linkNonValido: 'Il link è scaduto o è già stato usato. Il proprietario può mandarne un altro dalla sua area.',
  nienteInAttesa: 'Non c’è nessun indirizzo in attesa di conferma.',
  troppeRichieste: 'A questo indirizzo abbiamo già scritto più volte: riprova più tardi.',
  confermato: (email: string) => `Fatto: da adesso gli ospiti vedono ${email}.`,
  domanda: (email: string, strutture: readonly string[]) =>
    `Premi «Conferma» e gli ospiti di ${strutture.map((nome) => `«${nome}»`).join(', ')} ti scrivono a ${email}.`,
  inAttesa: (email: string) => `In attesa di conferma: ${email}`,
  come: 'Gli ospiti vedono quello di prima finché non apri il link che abbiamo mandato al nuovo indirizzo.',
  scaduto: 'Il link che abbiamo mandato è scaduto: mandane un altro.',
  mandaDiNuovo: 'Manda di nuovo',
  annulla: 'Annulla',
  rimandato: 'Fatto: guarda nella posta del nuovo indirizzo.',
  annullato: 'Resta l’indirizzo di prima.',

  /** Goes to an address that nobody has proved: no word of the owner’s, or anybody could send theirs to anybody. */
  mail: (citta: string): MailWords => ({
    subject: 'Conferma l’e-mail per i tuoi ospiti',
    preheader: 'Un clic, e gli ospiti ti scrivono qui.',
    heading: 'Gli ospiti ti scrivono qui?',
    paragraphs: [
      `Qualcuno, speriamo tu, vuole mostrare questo indirizzo sulla pagina di una struttura a ${citta}. Conferma che è tuo: solo dopo gli ospiti lo vedono.`,
      `Il link vale ${PUBLIC_EMAIL_HOURS} ore e si usa una volta sola.`,
      'Se non sei stato tu, ignora questa e-mail: l’indirizzo non viene mostrato a nessuno.',
    ],
    button: 'Conferma l’indirizzo',
    footnote:
      'Ricevi questa e-mail perché questo indirizzo è stato indicato come contatto di una struttura su Ospitalia.',
  }),
} as const;
