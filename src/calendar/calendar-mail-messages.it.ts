import { formatCount } from '../kernel/format-count.ts';
import { addDays, formatLongDate } from '../kernel/calendar-date.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import { feedFaultMessages } from './feed-messages.it.ts';
import { gridMessages } from './grid-messages.it.ts';
import { misreadMessages } from './misread-messages.it.ts';
import type { EventSource, MassDrop, Nights, Platform } from './rules/feed.ts';
import type { FeedFault } from './rules/feed-fault.ts';


const frame = {
  button: 'Apri il calendario',
  footnote: 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.',
};

type FeedSubject = { nome: string; platform: Platform };

type Sources = readonly [one: EventSource, other: EventSource];

const pair = ([one, other]: Sources) => `${gridMessages.piattaforme[one]} e ${gridMessages.piattaforme[other]}`;

/** Nights as the calendar shows them: the last one is the night before the departure. */
function nightsInWords({ start, end }: Nights): string {
  const last = addDays(end, -1);
  if (start === last) return `la notte di ${formatLongDate(start)}`;
  return `le notti da ${formatLongDate(start)} a ${formatLongDate(last)}`;
}

/** The words of the mails about a calendar (decision 0048, G6, G14, G19). */
export const calendarMailMessages = {
  dati: { struttura: 'Struttura', camera: 'Camera', piattaforma: 'Piattaforma', motivo: 'Motivo', evento: 'Evento' },
  piattaforme: gridMessages.piattaforme,

  /** `first`: who sold the first nights; it tells mails apart. */
  conflitti: (nome: string, { first, count }: { first: Sources; count: number }): MailWords => ({
    ...frame,
    subject: `Due prenotazioni nelle stesse notti (${pair(first)}): ${nome}`,
    preheader: 'Controlla su entrambe le piattaforme.',
    heading: count === 1 ? 'C’è un conflitto nel calendario' : `Ci sono ${formatCount(count)} conflitti nel calendario`,
    paragraphs: [
      `Per «${nome}» alcune notti risultano prenotate due volte. Ospitalia non cancella nessuna prenotazione: decidi tu quale tenere.`,
      'Controlla su entrambe le piattaforme e annulla quella in più. Appena una sparisce, sparisce anche il conflitto.',
    ],
  }),
  conflitto: pair,
  notti: (nights: Nights, camera: string | null) => `${nightsInWords(nights)}${camera === null ? '' : `, ${camera}`}`,

  ferma: ({ nome, platform }: FeedSubject): MailWords => ({
    ...frame,
    subject: `Il calendario di ${gridMessages.piattaforme[platform]} non si aggiorna: ${nome}`,
    preheader: 'Non riusciamo a leggerlo da più di 24 ore.',
    heading: `Il calendario di ${gridMessages.piattaforme[platform]} non si aggiorna`,
    paragraphs: [
      `Da più di 24 ore non riusciamo a leggere il calendario di ${gridMessages.piattaforme[platform]} per «${nome}». Continuiamo a provare.`,
      `Le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove su ${gridMessages.piattaforme[platform]} qui non si vedono ancora.`,
    ],
  }),

  inPausa: ({ nome, platform }: FeedSubject): MailWords => ({
    ...frame,
    subject: `Serve un nuovo indirizzo per ${gridMessages.piattaforme[platform]}: ${nome}`,
    preheader: 'Il calendario è in pausa finché non lo sostituisci.',
    heading: `Il calendario di ${gridMessages.piattaforme[platform]} è in pausa`,
    paragraphs: [
      `Non possiamo più leggere il calendario di ${gridMessages.piattaforme[platform]} per «${nome}», e finché non sostituisci l’indirizzo non riproviamo.`,
      `Le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove su ${gridMessages.piattaforme[platform]} qui non si vedono.`,
    ],
  }),
  daReinserire: (count: number): MailWords => ({
    ...frame,
    subject:
      count === 1
        ? 'Inserisci di nuovo l’indirizzo di un calendario'
        : `Inserisci di nuovo gli indirizzi di ${formatCount(count)} calendari`,
    preheader: 'Le date restano quelle dell’ultima lettura riuscita.',
    heading: count === 1 ? 'Un calendario va collegato di nuovo' : 'I tuoi calendari vanno collegati di nuovo',
    paragraphs: [
      'Non riusciamo più ad aprire gli indirizzi che avevi salvato: è un problema nostro, le piattaforme non c’entrano. Copiali di nuovo da ogni piattaforma e inseriscili nel calendario della struttura.',
      'Fino ad allora le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove sulle piattaforme qui non si vedono.',
    ],
    button: 'Apri le tue strutture',
    footnote: 'Ricevi questa e-mail perché le strutture sono registrate con questo indirizzo.',
  }),
  motivo: (fault: FeedFault) => feedFaultMessages[fault],

  evento: misreadMessages.evento,
  lettoInParte: ({ nome, platform }: FeedSubject, count: number): MailWords => ({
    ...frame,
    subject: `Il calendario di ${gridMessages.piattaforme[platform]} si legge solo in parte: ${nome}`,
    preheader: 'Alcune notti si prenotano solo su richiesta.',
    heading: `Il calendario di ${gridMessages.piattaforme[platform]} si legge solo in parte`,
    paragraphs: [
      `Nel calendario di ${gridMessages.piattaforme[platform]} per «${nome}» ${count === 1 ? 'c’è un evento che non riusciamo a leggere' : `ci sono ${formatCount(count)} eventi che non riusciamo a leggere`} per intero. Quelle notti potrebbero essere già vendute: finché una lettura non lo chiarisce, chi le sceglie può solo chiederti conferma.`,
      `Controlla quelle notti su ${gridMessages.piattaforme[platform]} e correggi là l’evento, o bloccale qui. Appena leggiamo tutto il calendario, le notti libere tornano a vendersi subito.`,
    ],
  }),

  nottiSparite: ({ nome, platform }: FeedSubject, { nights, of }: MassDrop): MailWords => ({
    ...frame,
    subject: `Controlla il calendario di ${gridMessages.piattaforme[platform]}: ${nome}`,
    preheader: `Mancano ${nights} notti su ${of}.`,
    heading: `Molte notti sono sparite da ${gridMessages.piattaforme[platform]}`,
    paragraphs: [
      `Nell’ultima lettura del calendario di ${gridMessages.piattaforme[platform]} per «${nome}» mancano ${nights} notti occupate su ${of}. Per ora restano bloccate.`,
      `Se sei stato tu a liberarle, non devi fare nulla: si liberano anche qui alla prossima lettura. Altrimenti controlla subito il calendario su ${gridMessages.piattaforme[platform]}.`,
    ],
  }),
} as const;
