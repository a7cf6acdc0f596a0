import { addDays, formatLongDate } from '../kernel/calendar-date.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';
import { feedFaultMessages } from './feed-messages.de.ts';
import { gridMessages } from './grid-messages.de.ts';
import { misreadMessages } from './misread-messages.de.ts';
import type { FeedFault } from './rules/feed-fault.ts';
import type { EventSource, MassDrop, Nights, Platform } from './rules/feed.ts';


const frame = {
  button: 'Kalender öffnen',
  footnote: 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.',
};

type FeedSubject = { nome: string; platform: Platform };

type Sources = readonly [one: EventSource, other: EventSource];

const pair = ([one, other]: Sources) => `${gridMessages.piattaforme[one]} und ${gridMessages.piattaforme[other]}`;

/** Nights as the calendar shows them: the last one is the night before the departure. */
function nightsInWords({ start, end }: Nights): string {
  const last = addDays(end, -1);
  if (start === last) return `Nacht: ${formatLongDate(start)}`;
  return `Nächte: ${formatLongDate(start)} bis ${formatLongDate(last)}`;
}

/** The words of the mails about a calendar (decision 0048, G6, G14, G19). */
export const calendarMailMessages = {
  dati: { struttura: 'Unterkunft', camera: 'Zimmer', piattaforma: 'Plattform', motivo: 'Grund', evento: 'Eintrag' },
  piattaforme: gridMessages.piattaforme,

  /** `first`: who sold the first nights; it tells mails apart. */
  conflitti: (nome: string, { first, count }: { first: Sources; count: number }): MailWords => ({
    ...frame,
    subject: `Zwei Buchungen für dieselben Nächte (${pair(first)}): ${nome}`,
    preheader: 'Prüfen Sie beide Plattformen.',
    heading: pluralDe(count, {
      one: 'Im Kalender gibt es einen Konflikt',
      other: `Im Kalender gibt es ${formatCount(count)} Konflikte`,
    }),
    paragraphs: [
      `Für „${nome}“ sind einige Nächte zweimal gebucht. Ospitalia löscht keine Buchung. Sie entscheiden, welche bleibt.`,
      'Prüfen Sie beide Plattformen und stornieren Sie die überzählige. Sobald eine verschwindet, verschwindet auch der Konflikt.',
    ],
  }),
  conflitto: pair,
  notti: (nights: Nights, camera: string | null) => `${nightsInWords(nights)}${camera === null ? '' : `, ${camera}`}`,

  ferma: ({ nome, platform }: FeedSubject): MailWords => ({
    ...frame,
    subject: `Der Kalender von ${gridMessages.piattaforme[platform]} wird nicht aktualisiert: ${nome}`,
    preheader: 'Seit mehr als 24 Stunden können wir ihn nicht abrufen.',
    heading: `Der Kalender von ${gridMessages.piattaforme[platform]} wird nicht aktualisiert`,
    paragraphs: [
      `Seit mehr als 24 Stunden können wir den Kalender von ${gridMessages.piattaforme[platform]} für „${nome}“ nicht abrufen. Wir versuchen es weiter.`,
      `Es gelten die Tage des letzten gelungenen Abrufs. Neue Buchungen auf ${gridMessages.piattaforme[platform]} sind hier noch nicht zu sehen.`,
    ],
  }),

  inPausa: ({ nome, platform }: FeedSubject): MailWords => ({
    ...frame,
    subject: `Neue Adresse für ${gridMessages.piattaforme[platform]} nötig: ${nome}`,
    preheader: 'Der Abruf ist pausiert, bis Sie die Adresse ersetzen.',
    heading: `Der Abruf des Kalenders von ${gridMessages.piattaforme[platform]} ist pausiert`,
    paragraphs: [
      `Wir können den Kalender von ${gridMessages.piattaforme[platform]} für „${nome}“ nicht mehr abrufen und versuchen es erst wieder, wenn Sie die Adresse ersetzen.`,
      `Es gelten die Tage des letzten gelungenen Abrufs. Neue Buchungen auf ${gridMessages.piattaforme[platform]} sind hier nicht zu sehen.`,
    ],
  }),
  daReinserire: (count: number): MailWords => ({
    ...frame,
    subject: pluralDe(count, {
      one: 'Tragen Sie die Adresse eines Kalenders neu ein',
      other: `Tragen Sie die Adressen von ${formatCount(count)} Kalendern neu ein`,
    }),
    preheader: 'Es gelten die Tage des letzten gelungenen Abrufs.',
    heading: pluralDe(count, {
      one: 'Ein Kalender muss neu verbunden werden',
      other: 'Ihre Kalender müssen neu verbunden werden',
    }),
    paragraphs: [
      'Wir können die Adressen, die Sie gespeichert hatten, nicht mehr öffnen. Das ist unser Fehler, die Plattformen können nichts dafür. Kopieren Sie sie noch einmal von jeder Plattform und tragen Sie sie im Kalender der Unterkunft neu ein.',
      'Bis dahin gelten die Tage des letzten gelungenen Abrufs. Neue Buchungen auf den Plattformen sind hier nicht zu sehen.',
    ],
    button: 'Unterkünfte öffnen',
    footnote: 'Sie erhalten diese E-Mail, weil die Unterkünfte mit dieser Adresse eingetragen sind.',
  }),
  motivo: (fault: FeedFault) => feedFaultMessages[fault],

  evento: misreadMessages.evento,
  lettoInParte: ({ nome, platform }: FeedSubject, count: number): MailWords => ({
    ...frame,
    subject: `Der Kalender von ${gridMessages.piattaforme[platform]} ist nur teilweise lesbar: ${nome}`,
    preheader: 'Einige Nächte können nur angefragt werden.',
    heading: `Der Kalender von ${gridMessages.piattaforme[platform]} ist nur teilweise lesbar`,
    paragraphs: [
      `Im Kalender von ${gridMessages.piattaforme[platform]} für „${nome}“ ${count === 1 ? 'steht ein Eintrag, den wir nicht vollständig lesen können' : `stehen ${formatCount(count)} Einträge, die wir nicht vollständig lesen können`}. Diese Nächte sind vielleicht schon verkauft. Bis wir den Kalender wieder ganz lesen können, sind sie nur auf Anfrage buchbar.`,
      `Prüfen Sie diese Nächte auf ${gridMessages.piattaforme[platform]} und berichtigen Sie dort den Eintrag, oder sperren Sie sie hier. Sobald wir den ganzen Kalender lesen können, sind die freien Nächte wieder sofort buchbar.`,
    ],
  }),

  nottiSparite: ({ nome, platform }: FeedSubject, { nights, of }: MassDrop): MailWords => ({
    ...frame,
    subject: `Prüfen Sie den Kalender von ${gridMessages.piattaforme[platform]}: ${nome}`,
    preheader: `Es fehlen ${nights} von ${of} Nächten.`,
    heading: `Auf ${gridMessages.piattaforme[platform]} sind viele Nächte verschwunden`,
    paragraphs: [
      `Beim letzten Abruf des Kalenders von ${gridMessages.piattaforme[platform]} für „${nome}“ fehlten ${nights} von ${of} belegten Nächten. Vorerst bleiben sie gesperrt.`,
      `Wenn Sie sie selbst freigegeben haben, müssen Sie nichts tun. Beim nächsten Abruf werden sie auch hier frei. Sonst prüfen Sie gleich den Kalender auf ${gridMessages.piattaforme[platform]}.`,
    ],
  }),
} as const;

true satisfies IsTranslation<
  typeof import('./calendar-mail-messages.it.ts'),
  typeof import('./calendar-mail-messages.de.ts')
>;
