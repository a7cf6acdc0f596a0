import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import {
  addDays,
  type CalendarDate,
  formatDayMonthYear,
  formatLongDate,
  formatShortDate,
} from '../../kernel/dates/calendar-date.ts';
import type { EventSource, ExportTarget, IgnoredReason, MassDrop, Nights, Platform } from '../rules/feed.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const calendarLoading = 'Kalender wird geladen…';
export const eventsNotLoaded = 'Die Einträge des Kalenders konnten nicht geladen werden';
export const eventNotCreatedPrefix = 'Der Eintrag konnte nicht angelegt werden: ';
export const eventNotDeletedPrefix = 'Der Eintrag konnte nicht gelöscht werden: ';
export const deleteEventQuestion = 'Möchten Sie diesen Eintrag wirklich löschen?';
export const noSyncConfiguration = 'Keine Plattform zum Abgleichen. Verbinden Sie zuerst eine.';
export const syncFailedPrefix = 'Fehler beim Abgleich: ';
export const syncStarted = (count: number) =>
  `Abgleich gestartet für ${formatCount(count)} ${pluralDe(count, { one: 'Plattform', other: 'Plattformen' })}`;
export const platformNotAddedPrefix = 'Die Plattform konnte nicht hinzugefügt werden: ';
export const exportFailedPrefix = 'Fehler beim Export: ';
export const feedUrlNotIcs = 'Die URL muss auf .ics enden';
export const blockedDatesSummary = 'Gesperrte Tage';
export const defaultEventSummary = 'Eintrag';
export const icsBookedSummary = 'Gebucht';
export const icsUnavailableSummary = 'Nicht verfügbar';
export const eventNotFound = 'Eintrag nicht gefunden.';
export const configurationNotFound = 'Plattform nicht gefunden.';
export const calendarNotFound = 'Kalender nicht gefunden.';
export const calendarNotOpenYet = 'Der Kalender öffnet sich, sobald die Unterkunft freigegeben ist.';
export const periodOverlapsBooking = 'Der Zeitraum überschneidet sich mit einer bestätigten Buchung.';
export const syncedEventNotDeletable = 'Einträge von Plattformen lassen sich hier nicht löschen.';
export const bookingNotDeletableFromCalendar = 'Buchungen lassen sich nicht im Kalender löschen.';
export const eventPeriodFaults = {
  finePrimaDiInizio: 'Das Ende muss nach dem Anfang liegen.',
  periodoPassato: 'Der Zeitraum ist schon vorbei.',
  periodoTroppoLungo: 'Sie können höchstens zwei Jahre auf einmal sperren.',
} as const;
export const tooManyFutureEvents =
  'In diesem Kalender gibt es schon 500 künftige Einträge. Löschen Sie einige, bevor Sie neue hinzufügen.';
export const eventTypeInvalid = 'Wählen Sie zwischen gesperrten Tagen und Wartung.';
export const eventDescriptionTooLong = 'Die Beschreibung darf höchstens 200 Zeichen haben.';
export const platformInvalid = 'Wählen Sie eine Plattform: airbnb, booking oder vrbo.';
export const syncIntervalInvalid = 'Geben Sie einen Abstand zwischen 15 und 1440 Minuten an.';
export const feedUrlRequired = 'Geben Sie die iCal-Adresse an.';

const FEED_URL_NOT_REACHABLE = 'Die Adresse des Kalenders ist ungültig oder nicht erreichbar.';
export const feedFaults: Record<FeedFault, string> = {
  senza_ics: feedUrlNotIcs,
  indirizzo_non_valido: FEED_URL_NOT_REACHABLE,
  indirizzo_vietato: FEED_URL_NOT_REACHABLE,
  non_trovato:
    'Unter dieser Adresse gibt es keinen Kalender mehr. Kopieren Sie die Adresse noch einmal von der Plattform.',
  rifiutato: 'Die Plattform erlaubt nicht, diese Adresse abzurufen. Kopieren Sie sie noch einmal von der Plattform.',
  troppe_richieste: 'Die Plattform erhält gerade zu viele Anfragen. Wir versuchen es später noch einmal.',
  errore_server: 'Die Plattform hat gerade ein Problem. Wir versuchen es später noch einmal.',
  tempo_scaduto: 'Die Plattform antwortet nicht rechtzeitig. Wir versuchen es später noch einmal.',
  rete: 'Die Verbindung zur Plattform gelingt nicht. Wir versuchen es später noch einmal.',
  certificato: 'Die sichere Verbindung zur Plattform gelingt nicht. Wir versuchen es später noch einmal.',
  rinvii: 'Die Adresse leitet weiter und führt zu keinem Kalender. Kopieren Sie sie noch einmal von der Plattform.',
  vuoto:
    'Die Plattform hat eine leere Antwort gesendet. Wenn es wieder vorkommt, kopieren Sie die Adresse noch einmal.',
  non_calendario: 'Unter dieser Adresse liegt kein iCal-Kalender. Kopieren Sie die Exportadresse von der Plattform.',
  incompleto:
    'Der Kalender wurde unvollständig übertragen. Wenn es wieder vorkommt, kopieren Sie die Adresse noch einmal.',
  troppo_grande: 'Der Kalender ist zu groß, um ihn abzurufen.',
  camera_da_scegliere: 'Wählen Sie, zu welchem Zimmer dieser Kalender gehört.',
  indirizzo_illeggibile: 'Die gespeicherte Adresse ist nicht mehr lesbar. Tragen Sie sie neu ein.',
  errore_interno:
    'Der Abruf ist durch einen Fehler bei uns misslungen. Die Plattform kann nichts dafür. Wir versuchen es später noch einmal.',
};

export const countedNights = (count: number) =>
  pluralDe(count, { one: '1 Nacht', other: `${formatCount(count)} Nächte` });
const dayAndMonth = (day: CalendarDate) => formatDayMonthYear(day).slice(0, 6);
export const sourceNames = { ospitalia: brandName, airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const;
const HOLD = 'Ein Gast bezahlt gerade diese Nächte. Bezahlt er nicht, werden sie von selbst wieder frei.';
export const nextPeriodButton = 'Weiter';
export const previousPeriodButton = 'Zurück';
export const todayButton = 'Heute';
export const nowLabel = 'Jetzt';
export const monthViewLabel = 'Monat';
export const weekViewLabel = 'Woche';
export const dayViewLabel = 'Tag';
export const refreshButton = 'Aktualisieren';
export const blockedLabel = 'Gesperrt';
export const conflictLabel = 'Konflikt';
export const maintenanceLabel = 'Wartung';
export const cancelButton = 'Abbrechen';
export const retryButton = 'Noch einmal versuchen';
export const listViewLabel = 'Liste';
export const blockDatesButton = 'Tage sperren';
export const blockButton = 'Sperren';
export const eventTypes = {
  booking: 'Buchung',
  blocked: 'Gesperrte Tage',
  maintenance: 'Wartung',
  conflict: 'Konflikt',
} as const;
export const importedBlock = (platform: string) => `${platform}, gesperrt`;
export const roomAndLabel = (camera: string, label: string) => `${camera} · ${label}`;
export const wholeHomeLabel = 'Ganze Unterkunft';
export const roomLabel = 'Zimmer';
export const nightsFromTo = (first: CalendarDate, last: CalendarDate) =>
  first === last ? `am ${dayAndMonth(first)}` : `vom ${dayAndMonth(first)} bis ${dayAndMonth(last)}`;
export const nightsRange = (first: CalendarDate, last: CalendarDate) =>
  first === last ? dayAndMonth(first) : `${dayAndMonth(first)} – ${dayAndMonth(last)}`;
export const pastNightMark = 'vergangen';
export const conflictNightMark = 'Konflikt';
export const inConflictMark = 'im Konflikt';
export const moreEvents = (count: number) =>
  pluralDe(count, { one: '+1 weiterer', other: `+${formatCount(count)} weitere` });
export const moreEventsShort = (count: number) => `+${formatCount(count)}`;
export const openDayLabel = (day: CalendarDate) => `Tag ${formatLongDate(day)}`;
export const conflictBetween = (one: EventSource, other: EventSource, period: string) =>
  `Konflikt ${sourceNames[one]} und ${sourceNames[other]}, ${period}`;
export const conflictExplained = (one: EventSource, other: EventSource, period: string) =>
  `${sourceNames[one]} und ${sourceNames[other]} überschneiden sich ${period}. Prüfen Sie beide Plattformen selbst.`;
export const selectionStarted = (day: CalendarDate) => `Beginn: ${formatLongDate(day)}. Wählen Sie das Ende.`;
export const nightsSelected = (first: CalendarDate, last: CalendarDate, count: number) =>
  `Von ${formatLongDate(first)} bis ${formatLongDate(last)}, ${countedNights(count)}.`;
export const singleNightSelected = (day: CalendarDate) => `${formatLongDate(day)}, 1 Nacht.`;
export const selectionCancelled = 'Auswahl aufgehoben.';
export const nightAlreadyPast = (day: CalendarDate) => `${formatLongDate(day)}: Die Nacht ist schon vorbei.`;
export const selectedRange = (first: CalendarDate, last: CalendarDate) =>
  first === last ? formatShortDate(first) : `${formatShortDate(first)} – ${formatShortDate(last)}`;
export const selectLastNightHint = 'Tippen Sie auf die letzte Nacht, oder sperren Sie nur diese.';
export const mouseHelp =
  'Ziehen Sie über mehrere Tage, oder wählen Sie den ersten und den letzten, um einen Zeitraum zu sperren. Ein Doppelklick sperrt eine einzelne Nacht.';
export const keyboardHelp =
  'Mit der Tastatur: Pfeile und zweimal Enter, Tab für die Einträge des Tages, T heute, M Monat, S Woche, G Tag.';
export const touchHelp =
  'Tippen Sie auf den ersten und den letzten Tag, dann auf „Sperren“. Für eine einzelne Nacht halten Sie den Tag gedrückt.';
export const upcomingEventsTitle = 'Nächste Einträge';
export const weekEventsTitle = 'Einträge der Woche';
export const dayEventsTitle = 'Einträge des Tages';
export const ongoingMark = 'Läuft gerade';
export const noEventsInPeriod = 'Keine Einträge an diesen Tagen. Die Nächte sind frei.';
export const eventsOf = (period: string) => `Einträge: ${period}`;
export const listDayHeading = (day: CalendarDate) => formatLongDate(day).replace(/ \d{4}$/, '');
export const ownNightNotes = {
  hold: HOLD,
  request:
    'Ein Gast fragt diese Nächte an und wartet auf Ihre Antwort. Nehmen Sie in der Buchung an oder lehnen Sie ab.',
  booking: `Das ist eine Buchung von ${brandName}. Storniert wird sie auf ihrer Seite, nicht im Kalender.`,
} as const;
export const ownNightNotesForAdmin = {
  hold: HOLD,
  request: 'Ein Gast fragt diese Nächte an und wartet auf die Antwort des Gastgebers.',
  booking: `Das ist eine Buchung von ${brandName}. Gastgeber oder Gast stornieren sie auf ihrer Seite.`,
} as const;
export const staleCalendarNote = (time: string) => `Sie sehen den Kalender von ${time} Uhr.`;
export const unknownPeriodNote = 'Von diesen Tagen wissen wir noch nichts.';

const calendarMailFrame = {
  button: 'Kalender öffnen',
  footnote: 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.',
};
type FeedSubject = { nome: string; platform: Platform };
type ConflictingSources = readonly [one: EventSource, other: EventSource];
export const conflictingSources = ([one, other]: ConflictingSources) => `${sourceNames[one]} und ${sourceNames[other]}`;
function nightsInWords({ start, end }: Nights): string {
  const last = addDays(end, -1);
  if (start === last) return `Nacht: ${formatLongDate(start)}`;
  return `Nächte: ${formatLongDate(start)} bis ${formatLongDate(last)}`;
}
export const propertyLabel = 'Unterkunft';
export const platformLabel = 'Plattform';
export const reasonLabel = 'Grund';
export const eventLabel = 'Eintrag';
export const conflictMail = (
  nome: string,
  { first, count }: { first: ConflictingSources; count: number },
): MailWords => ({
  ...calendarMailFrame,
  subject: `Zwei Buchungen für dieselben Nächte (${conflictingSources(first)}): ${nome}`,
  preheader: 'Prüfen Sie beide Plattformen.',
  heading: pluralDe(count, {
    one: 'Im Kalender gibt es einen Konflikt',
    other: `Im Kalender gibt es ${formatCount(count)} Konflikte`,
  }),
  paragraphs: [
    `Für „${nome}“ sind einige Nächte zweimal gebucht. ${brandName} löscht keine Buchung. Sie entscheiden, welche bleibt.`,
    'Prüfen Sie beide Plattformen und stornieren Sie die überzählige. Sobald eine verschwindet, verschwindet auch der Konflikt.',
  ],
});
export const nightsAndRoom = (nights: Nights, camera: string | null) =>
  `${nightsInWords(nights)}${camera === null ? '' : `, ${camera}`}`;
export const staleFeedMail = ({ nome, platform }: FeedSubject): MailWords => ({
  ...calendarMailFrame,
  subject: `Der Kalender von ${sourceNames[platform]} wird nicht aktualisiert: ${nome}`,
  preheader: 'Seit mehr als 24 Stunden können wir ihn nicht abrufen.',
  heading: `Der Kalender von ${sourceNames[platform]} wird nicht aktualisiert`,
  paragraphs: [
    `Seit mehr als 24 Stunden können wir den Kalender von ${sourceNames[platform]} für „${nome}“ nicht abrufen. Wir versuchen es weiter.`,
    `Es gelten die Tage des letzten gelungenen Abrufs. Neue Buchungen auf ${sourceNames[platform]} sind hier noch nicht zu sehen.`,
  ],
});
export const pausedFeedMail = ({ nome, platform }: FeedSubject): MailWords => ({
  ...calendarMailFrame,
  subject: `Neue Adresse für ${sourceNames[platform]} nötig: ${nome}`,
  preheader: 'Der Abruf ist pausiert, bis Sie die Adresse ersetzen.',
  heading: `Der Abruf des Kalenders von ${sourceNames[platform]} ist pausiert`,
  paragraphs: [
    `Wir können den Kalender von ${sourceNames[platform]} für „${nome}“ nicht mehr abrufen und versuchen es erst wieder, wenn Sie die Adresse ersetzen.`,
    `Es gelten die Tage des letzten gelungenen Abrufs. Neue Buchungen auf ${sourceNames[platform]} sind hier nicht zu sehen.`,
  ],
});
export const feedUrlsToReenterMail = (count: number): MailWords => ({
  ...calendarMailFrame,
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
});
export const partlyReadFeedMail = ({ nome, platform }: FeedSubject, count: number): MailWords => ({
  ...calendarMailFrame,
  subject: `Der Kalender von ${sourceNames[platform]} ist nur teilweise lesbar: ${nome}`,
  preheader: 'Einige Nächte können nur angefragt werden.',
  heading: `Der Kalender von ${sourceNames[platform]} ist nur teilweise lesbar`,
  paragraphs: [
    `Im Kalender von ${sourceNames[platform]} für „${nome}“ ${count === 1 ? 'steht ein Eintrag, den wir nicht vollständig lesen können' : `stehen ${formatCount(count)} Einträge, die wir nicht vollständig lesen können`}. Diese Nächte sind vielleicht schon verkauft. Bis wir den Kalender wieder ganz lesen können, sind sie nur auf Anfrage buchbar.`,
    `Prüfen Sie diese Nächte auf ${sourceNames[platform]} und berichtigen Sie dort den Eintrag, oder sperren Sie sie hier. Sobald wir den ganzen Kalender lesen können, sind die freien Nächte wieder sofort buchbar.`,
  ],
});
export const vanishedNightsMail = ({ nome, platform }: FeedSubject, { nights, of }: MassDrop): MailWords => ({
  ...calendarMailFrame,
  subject: `Prüfen Sie den Kalender von ${sourceNames[platform]}: ${nome}`,
  preheader: `Es fehlen ${nights} von ${of} Nächten.`,
  heading: `Auf ${sourceNames[platform]} sind viele Nächte verschwunden`,
  paragraphs: [
    `Beim letzten Abruf des Kalenders von ${sourceNames[platform]} für „${nome}“ fehlten ${nights} von ${of} belegten Nächten. Vorerst bleiben sie gesperrt.`,
    `Wenn Sie sie selbst freigegeben haben, müssen Sie nichts tun. Beim nächsten Abruf werden sie auch hier frei. Sonst prüfen Sie gleich den Kalender auf ${sourceNames[platform]}.`,
  ],
});

export const forwardingSteps: Record<Platform, readonly string[]> = {
  airbnb: [
    'Airbnb schreibt nur an eine Adresse. Die Weiterleitung richten Sie in Ihrem Postfach ein.',
    'Erstellen Sie einen Filter (oder eine „Regel“) für die E-Mails von Airbnb. Sie kommen meist von automated@airbnb.com.',
    'Wählen Sie als Aktion „Weiterleiten an“ und fügen Sie die Adresse der Klingel ein. Ihre Kopie bleibt, wo sie ist.',
  ],
  booking: [
    'Melden Sie sich im Extranet von Booking.com an, öffnen Sie „Konto“ und dann „Kontakte“.',
    'Fügen Sie einen Kontakt für Buchungen hinzu und tragen Sie als E-Mail die Adresse der Klingel ein.',
    'Oder erstellen Sie in Ihrem Postfach einen Filter, der die E-Mails von Booking.com weiterleitet. Sie kommen meist von noreply@booking.com.',
  ],
  vrbo: [
    'Erstellen Sie in Ihrem Postfach einen Filter für die E-Mails von VRBO: Sie kommen meist von vrbo.com oder homeaway.com.',
    'Wählen Sie als Aktion „Weiterleiten an“ und fügen Sie die Adresse der Klingel ein.',
  ],
};
const lowerFirst = (when: string) => when.charAt(0).toLowerCase() + when.slice(1);
export const mailTriggerTitle = 'Klingel';
export const mailTriggerHelp =
  'Eine geheime E-Mail-Adresse Ihrer Unterkunft. Kommt dort die Bestätigung einer Buchung an, rufen wir die Kalender der Plattformen sofort ab, ohne auf den nächsten Abruf zu warten.';
export const mailTriggerPrivacyNote =
  'Von der E-Mail lesen und behalten wir nichts: weder Text noch Betreff noch Absender. Es klingelt, das ist alles.';
export const activateMailTriggerButton = 'Klingel einschalten';
export const mailTriggerAddressLabel = 'Adresse der Klingel';
export const copyButton = 'Kopieren';
export const copyMailTriggerAddressLabel = 'Adresse der Klingel kopieren';
export const changeMailTriggerAddressButton = 'Adresse ändern';
export const changeMailTriggerAddressQuestion =
  'Möchten Sie die Adresse der Klingel ändern? Die bisherige funktioniert dann nicht mehr. Tragen Sie die neue in jeder Weiterleitung ein.';
export const mailTriggerAddressReady = 'Die Adresse der Klingel ist bereit.';
export const mailTriggerAddressOutdated = 'Diese Adresse der Klingel ist nicht mehr aktuell. Laden Sie die Seite neu.';
export const mailTriggerErrorPrefix = 'Fehler bei der Adresse der Klingel: ';
export const mailTriggerLastFired = (when: string) => `Zuletzt geklingelt: ${lowerFirst(when)}`;
export const mailTriggerNeverFired = 'Noch nie geklingelt.';
export const forwardingHelpTitle = 'Wie leite ich die E-Mails weiter?';
export const forwardingCodeWarning =
  'Bevor Gmail weiterleitet, sendet es einen Bestätigungscode an die neue Adresse, und den kann hier niemand lesen. Mit Gmail tragen Sie die Adresse in der Plattform ein, leiten aus einem anderen Postfach weiter oder leiten die Bestätigung von Hand weiter, wenn sie kommt.';

const unformattedNightCount = (count: number) =>
  pluralDe(count, { one: '1\u00A0Nacht', other: `${count}\u00A0Nächte` });
export const blockedDatesOption = 'Gesperrte Tage';
export const addButton = 'Hinzufügen';
export const deleteButton = 'Löschen';
export const closeButton = 'Schließen';
export const eventPeriod = (first: CalendarDate, last: CalendarDate) =>
  `${formatDayMonthYear(first)} – ${formatDayMonthYear(last)}`;
export const dayWithoutEvents = 'Kein Eintrag: Die Nacht ist frei.';
export const addEventTitle = 'Eintrag hinzufügen';
export const firstNightLabel = 'Erste Nacht';
export const lastNightLabel = 'Letzte Nacht';
export const eventTypeLabel = 'Art des Eintrags';
export const eventDescriptionLabel = 'Beschreibung';
export const arrivalPossibleFrom = (last: CalendarDate) =>
  `Anreise wieder möglich ab ${formatShortDate(addDays(last, 1))}.`;
export const unreadableDate = (text: string) =>
  text.trim() === '' ? 'Geben Sie das Datum an.' : 'Geben Sie ein Datum an, das es gibt, wie 31.12.2026.';
export const datePlaceholder = 'TT.MM.JJJJ';
export const optionalMark = '(optional)';
export const lastNightBeforeFirst = 'Die letzte Nacht kann nicht vor der ersten liegen.';
export const discardEventQuestion = 'Schließen, ohne den Eintrag hinzuzufügen? Ihre Eingaben gehen verloren.';
export const closeWithoutAddingButton = 'Schließen, nicht hinzufügen';
export const eventAdded = 'Eintrag zum Kalender hinzugefügt.';
export const checkConnectionAndRetry = 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const nightsLabel = 'Nächte';
export const eventPeriodWithNights = (first: CalendarDate, last: CalendarDate, count: number) =>
  first === last
    ? `${formatDayMonthYear(first)} (1\u00A0Nacht)`
    : `${formatDayMonthYear(first)} bis ${formatDayMonthYear(last)} (${unformattedNightCount(count)})`;
export const departureLabel = 'Abreise';
export const freeFromLabel = 'Frei ab';
export const typeLabel = 'Art';
export const stateLabel = 'Status';
export const guestLabel = 'Gast';
export const accommodationLabel = 'Unterkunft';
export const noConflictState = 'Kein Konflikt';
export const conflictState = 'Im Konflikt mit einer anderen Buchung. Prüfen Sie beide Plattformen selbst.';
export const heldEventNote = (platform: string) =>
  `Fehlt beim letzten Abruf von ${platform}: bleibt belegt, bis der nächste Abruf es bestätigt.`;
export const echoedEventNote = (platform: string) =>
  `${platform} hat ihn fast sicher von ${brandName} übernommen. Er belegt die Nächte, geht aber nicht an andere Plattformen weiter.`;
export const importedEventNotEditable = (platform: string) =>
  `Kommt von ${platform}: lässt sich nur dort ändern oder löschen.`;
export const ownBookingNotDeletable = `Das ist eine Buchung von ${brandName}. Im Kalender lässt sie sich nicht löschen.`;
export const openBookingButton = 'Buchung öffnen';
export const eventDeleted = 'Eintrag gelöscht.';

const timesCount = (count: number) => pluralDe(count, { one: 'einmal', other: `${formatCount(count)}-mal` });
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const PLURAL_FROM = 2;
/** Returns the duration in the form that follows «vor». @example «12 Minuten» «einer Stunde» «2 Stunden» «3 Tagen» */
function durationInWords(minutes: number): string {
  if (minutes < 1) return 'weniger als einer Minute';
  if (minutes < HOUR_MINUTES) return pluralDe(minutes, { one: 'einer Minute', other: `${minutes} Minuten` });
  if (minutes < PLURAL_FROM * DAY_MINUTES) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return pluralDe(hours, { one: 'einer Stunde', other: `${hours} Stunden` });
  }
  return `${formatCount(Math.floor(minutes / DAY_MINUTES))} Tagen`;
}
function readIntervalInWords(minutes: number): string {
  if (minutes < HOUR_MINUTES) return minutes <= 1 ? 'jede Minute' : `alle ${minutes} Minuten`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < PLURAL_FROM * 24) return hours === 1 ? 'jede Stunde' : `alle ${hours} Stunden`;
  return `alle ${Math.round(hours / 24)} Tage`;
}
export const freshnessReportTitle = 'Wie aktuell der Kalender ist';
export const freshnessReportHelp =
  'Hier steht, was wirklich geschehen ist: wie oft jede Plattform unseren Kalender abgerufen hat und wie alt unser Stand von ihr ist.';
export const platformReadsTitle = 'Wie oft unser Kalender abgerufen wird';
export const platformDataAgeTitle = 'Wie alt unser Stand ist';
export const platformReadsHelp =
  'Wir zählen die Abrufe jeder Adresse, Stunde für Stunde, sieben Tage lang. Wenn Sie selbst eine Adresse im Browser öffnen, zählt auch das.';
export const updatedAt = (time: string) => `Stand: ${time} Uhr.`;
export const noPlatformToReport = 'Keine Plattform verbunden. Verbinden Sie die erste im Kalender.';
export const calendarOf = (nome: string) => `Kalender: ${nome}`;
export const platformReadRecently = (name: string, count: number, when: string) =>
  count === 1
    ? `${name} hat unseren Kalender in den letzten 24 Stunden einmal abgerufen, ${when}.`
    : `${name} hat unseren Kalender in den letzten 24 Stunden ${timesCount(count)} abgerufen, zuletzt ${when}.`;
export const weeklyReads = (count: number, everyMinutes: number | null) => {
  const many = `In den letzten 7 Tagen ${timesCount(count)}`;
  return everyMinutes === null ? `${many}.` : `${many}: im Schnitt ${readIntervalInWords(everyMinutes)}.`;
};
export const platformStoppedReading = (name: string, when: string) =>
  `${name} hat unseren Kalender seit mehr als 24 Stunden nicht abgerufen. Zuletzt: ${when}. Prüfen Sie, ob die Adresse dort noch eingetragen ist.`;
export const platformNeverRead = (name: string) =>
  `${name} hat unseren Kalender noch nie abgerufen. Prüfen Sie, ob Sie die Adresse dort eingefügt haben.`;
export const platformWithoutExportUrl = (name: string) => `${name} hat keine Adresse, um unseren Kalender abzurufen.`;
export const platformDataAge = (name: string, ageMs: number) =>
  `Der letzte Stand von ${name} kam vor ${durationInWords(Math.floor(Math.max(0, ageMs) / MINUTE_MS))}.`;
export const partlyReadEventsReport = (count: number) =>
  count === 1
    ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar.'
    : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar.`;
export const platformDataUnknown = (name: string) =>
  `Von ${name} wissen wir noch nichts. Der Kalender wurde noch nie abgerufen.`;
export const platformNotConnected = (name: string) =>
  `Den Kalender von ${name} rufen wir nicht ab. Er ist nicht verbunden.`;
export const nextReadAt = (when: string) => `Nächster Abruf: ${when}.`;
export const nextReadSoon = 'Der nächste Abruf beginnt gleich.';
export const lastReadFailed = (when: string, why: string) =>
  `Der letzte Versuch, ${when}, ist misslungen. ${why}`.trim();
export const platformReadPaused = (name: string, why: string) => `Der Abruf von ${name} ist pausiert. ${why}`.trim();

export const ownNightStates = {
  hold: 'Zahlung läuft',
  request: 'Anfrage wartet',
  booking: 'Buchung',
} as const;

const countedNoun = (count: number, one: string, many: string) =>
  pluralDe(count, { one: `1 ${one}`, other: `${formatCount(count)} ${many}` });
export const eventCount = (count: number) => countedNoun(count, 'Eintrag', 'Einträge');
export const conflictCount = (count: number) => countedNoun(count, 'Konflikt', 'Konflikte');
export const platformNames = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const satisfies Record<
  Platform,
  string
>;
export function currentEventCount(count: number, held: number): string {
  if (held === 0) return eventCount(count);
  return count === 0
    ? `${eventCount(held)}, Bestätigung steht aus`
    : `${eventCount(count)} · ${formatCount(held)} noch zu bestätigen`;
}
const ignoredReasons: Record<IgnoredReason, readonly [one: string, many: string]> = {
  data_non_valida: ['ohne gültiges Datum', 'ohne gültiges Datum'],
  ricorrenza: [
    'mit einer Wiederholung, die wir nicht vollständig übernehmen',
    'mit einer Wiederholung, die wir nicht vollständig übernehmen',
  ],
  fine_prima_inizio: [
    'mit dem Ende vor dem Anfang: belegt eine Nacht',
    'mit dem Ende vor dem Anfang: belegen je eine Nacht',
  ],
  fuso_sconosciuto: ['mit einer unbekannten Zeitzone', 'mit einer unbekannten Zeitzone'],
  non_chiaro: ['ohne klare Angabe der Nächte', 'ohne klare Angabe der Nächte'],
  senza_notte: ['nur wenige Stunden, ohne Nacht', 'nur wenige Stunden, ohne Nacht'],
  fuori_orizzonte: ['vorbei oder mehr als zwei Jahre voraus', 'vorbei oder mehr als zwei Jahre voraus'],
  doppione: ['doppelt', 'doppelt'],
  annullato: ['storniert', 'storniert'],
  nostro: [`von ${brandName}, kommt zurück`, `von ${brandName}, kommen zurück`],
  troppi: ['nach den ersten 5.000', 'nach den ersten 5.000'],
};
export function ignoredReason(reason: IgnoredReason, count: number, isOnly: boolean): string {
  const [one, many] = ignoredReasons[reason];
  return isOnly ? pluralDe(count, { one, other: many }) : countedNoun(count, one, many);
}
export const feedUrlInstructions: Record<Platform, { copia: readonly string[]; incolla: string }> = {
  airbnb: {
    copia: [
      'Wechseln Sie auf airbnb.it in den Gastgebermodus und öffnen Sie „Kalender“.',
      'Wählen Sie das Inserat, dann „Verfügbarkeit“.',
      'Tippen Sie unten auf „Kalender verbinden“, dann auf „Mit anderer Website verbinden“.',
      'Kopieren Sie den Link des Airbnb-Kalenders. Er endet mit .ics und einigen weiteren Zeichen.',
    ],
    incolla: `Die Adresse von ${brandName} kommt auf dieselbe Seite, wo nach dem Link der anderen Website gefragt wird.`,
  },
  booking: {
    copia: [
      'Melden Sie sich im Extranet von Booking.com an und öffnen Sie „Raten und Verfügbarkeit“.',
      'Wählen Sie „Kalender synchronisieren“. Fehlt der Punkt, verwendet Ihre Unterkunft eine Verwaltungssoftware oder einen Channel-Manager.',
      'Wählen Sie neben dem Zimmer, den Kalender zu exportieren. Jedes Zimmer hat seinen eigenen.',
      'Kopieren Sie den Link. Auch ohne .ics ist er in Ordnung.',
    ],
    incolla: `Die Adresse von ${brandName} kommt auf dieselbe Seite, mit „Kalender importieren“.`,
  },
  vrbo: {
    copia: [
      'Melden Sie sich in Ihrem VRBO-Konto an und wählen Sie das Inserat.',
      'Öffnen Sie „Kalender“, dann „Importieren und exportieren“ (oder „Verfügbarkeit“, „Kalender synchronisieren“).',
      'Tippen Sie auf „Kalender exportieren“ und kopieren Sie die Adresse, die auf .ics endet.',
    ],
    incolla: `Die Adresse von ${brandName} kommt auf dieselbe Seite, mit „Kalender importieren“.`,
  },
};
export const exportUrlsTitle = `Von ${brandName} zu den Plattformen`;
function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1) ?? ''}`;
}
function foundEventCount(count: number): string {
  if (count === 0) return 'Vorerst hat der Kalender keine Einträge';
  return countedNoun(count, 'Eintrag gefunden', 'Einträge gefunden');
}
export const syncDialogTitle = 'Kalender abgleichen';
export const syncButton = 'Abgleichen';
export const syncAllButton = 'Alle abgleichen';
export const exportCalendarButton = 'Kalender exportieren';
export const refreshStatusButton = 'Stand aktualisieren';
export const neverSynced = 'Nie';
export const syncNotes = [
  'Der Abgleich startet jede Stunde von selbst.',
  'Einträge von Plattformen ändern Sie nicht hier, sondern auf der Plattform, von der sie kommen.',
  'Konflikte prüfen Sie selbst auf beiden Plattformen.',
  'Der Export enthält nur künftige Einträge und laufende Aufenthalte.',
];
export const exportTargetNames = { ...platformNames, altro: 'Anderer Kalender' } satisfies Record<ExportTarget, string>;
export const syncSummaryHelp =
  'Der Abgleich startet jede Stunde von selbst. Importierte Einträge ändern Sie nur auf ihrer Plattform. Der Export enthält nur künftige Einträge.';
export const conflictsToCheck = (count: number) => `${conflictCount(count)} zu prüfen`;
export const conflictOnNights = (nights: string, one: string, other: string) =>
  `${nights}: ${one} und ${other} überschneiden sich.`;
export const checkBothPlatforms = 'Prüfen Sie beide Plattformen selbst.';
export const moreConflicts = (count: number) =>
  pluralDe(count, {
    one: 'Und ein weiterer, im Kalender.',
    other: `Und ${formatCount(count)} weitere, im Kalender.`,
  });
export const notConnectedLabel = 'Nicht verbunden';
export const connectButton = 'Verbinden';
export const lastSyncLabel = 'Letzter Abgleich';
export const noPlatformConnected = 'Keine Plattform verbunden. Fügen Sie oben die erste hinzu.';
export const connectedPlatformsTitle = 'Verbundene Plattformen';
export const calendarExported = 'Kalender exportiert.';
export const syncStatusNotLoaded = 'Wir können den Stand des Abgleichs nicht laden.';
export const syncStatusRefreshed = 'Stand aktualisiert.';
export const syncStatusLoading = 'Der Stand des Abgleichs wird geladen…';
export const sessionEnded = 'Ihre Sitzung ist abgelaufen.';
export const alreadyUpToDate = (time: string) => `Schon um ${time} Uhr aktualisiert`;
export const platformAlreadyUpToDate = (name: string, time: string) => `${name}: schon um ${time} Uhr aktualisiert.`;
export const postponedReads = {
  failed: (name: string, time: string) =>
    `${name}: Der letzte Abruf ist misslungen. Versuchen Sie es ab ${time} Uhr noch einmal.`,
  silent: (name: string, time: string) => `${name} antwortet gerade nicht. Wir rufen um ${time} Uhr wieder ab.`,
  resting: (name: string, time: string) => `${name} bittet uns zu warten. Wir rufen um ${time} Uhr wieder ab.`,
} as const;
export const readInProgress = 'Wird abgerufen…';
export const awaitingFirstRead = 'Wartet auf den ersten Abruf.';
export const readPaused = (errore: string) => `Pausiert. ${errore}`;
export const recentReadsFailed = (count: number, errore: string) => {
  if (count === 0) return errore;
  return pluralDe(count, {
    one: `Der letzte Abruf ist misslungen. ${errore}`,
    other: `Die letzten ${formatCount(count)} Abrufe sind misslungen. ${errore}`,
  });
};
export const heldNights = (count: number) =>
  pluralDe(count, {
    one: '1 Nacht ist verschwunden. Sie wird frei, wenn sie auch beim nächsten Abruf fehlt.',
    other: `${formatCount(count)} Nächte sind verschwunden. Sie werden frei, wenn sie auch beim nächsten Abruf fehlen.`,
  });
export const massDropNotice = (when: string, { nights, of }: { nights: number; of: number }, platform: string) =>
  `${when}: ${formatCount(nights)} von ${formatCount(of)} Nächten sind auf einmal verschwunden. Sie bleiben belegt, bis der nächste Abruf es bestätigt. Wenn das nicht stimmt, prüfen Sie ${platform}.`;
export const partlyReadMark = 'Teilweise gelesen';
export const partlyReadEvents = (count: number) =>
  count === 1
    ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar:'
    : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar:`;
export const partlyReadEventsShort = (count: number) =>
  count === 1
    ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar.'
    : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar.`;
export const morePartlyReadEvents = (count: number) =>
  count === 1 ? 'Und ein weiterer.' : `Und ${formatCount(count)} weitere.`;
export const partlyReadRemedy = (platform: string) =>
  `Prüfen Sie diese Nächte auf ${platform} und berichtigen Sie dort den Eintrag, oder sperren Sie hier die belegten Nächte. Sobald wir den ganzen Kalender lesen können, sind die freien Nächte wieder sofort buchbar.`;
export const wrongExportUrlRead = (name: string, read: readonly string[]) =>
  `${name} ruft die Adresse einer anderen Plattform ab. Entfernen Sie auf ${name} die Adresse für ${joinWithOr(read)} und fügen Sie stattdessen die für ${name} ein. Sie steht unter „${exportUrlsTitle}“. Bis dahin können stornierte Nächte gesperrt bleiben.`;
export const eventsNotImported = (count: number, reasons: string) =>
  `${countedNoun(count, 'Eintrag nicht importiert', 'Einträge nicht importiert')}: ${reasons}.`;
export const connectCalendarTitle = 'Kalender verbinden';
export const feedUrlLabel = 'iCal-Adresse';
export const feedUrlPlaceholder = 'https://…/kalender.ics';
export const chooseRoomOption = 'Zimmer wählen';
export const readingCalendar = 'Der Kalender wird abgerufen…';
export const feedUrlReplacesCurrent = (platform: string) =>
  `${platform} ist schon verbunden. Die neue Adresse ersetzt die jetzige.`;
export const platformConnected = (platform: string, count: number) =>
  `${platform} ist verbunden: ${foundEventCount(count)}.`;
export const platformSavedNotRead = (platform: string, avviso: string) =>
  `${platform} ist gespeichert, aber noch nicht abgerufen. ${avviso}`;
export const discardPlatformQuestion =
  'Schließen, ohne die Plattform hinzuzufügen? Die eingegebene Adresse geht verloren.';
export const assignRoomButton = 'Zuordnen';
export const syncPlatformLabel = (name: string) => `${name} abgleichen`;
export const connectPlatformLabel = (name: string) => `${name} verbinden`;
export const removePlatformButton = 'Entfernen';
export const removePlatformLabel = (name: string) => `${name} entfernen`;
export const removePlatformQuestion = (name: string, count: number) =>
  count === 0
    ? `Möchten Sie ${name} entfernen? Die Adresse, unter der ${name} ${brandName} abruft, verschwindet sofort. Importierte Einträge gibt es keine.`
    : `Möchten Sie ${name} entfernen? Die importierten Einträge (${formatCount(count)}) und die Adresse, unter der ${name} ${brandName} abruft, verschwinden sofort. Nächte, die nur ${name} belegt hat, werden wieder frei.`;
export const platformRemoved = (name: string, count: number) =>
  `${name} ist entfernt${count === 0 ? '' : ', mit allen Einträgen'}.`;
export const platformNotRemovedPrefix = 'Die Plattform konnte nicht entfernt werden: ';
export const exportUrlsHelp =
  'Fügen Sie auf jeder Plattform ihre Adresse ein. So werden Nächte, die hier oder auf einer anderen Plattform vergeben sind, auch dort gesperrt. Jede Plattform ruft in ihrem eigenen Takt ab. Das kann einige Stunden dauern.';
export const noExportUrls = 'Noch keine Adressen. Sie entstehen von selbst, wenn Sie eine Plattform verbinden.';
export const exportUrlLabel = (name: string) => `Adresse für ${name}`;
export const copyExportUrlLabel = (name: string) => `Adresse für ${name} kopieren`;
export const exportUrlLastRead = (when: string) => `Zuletzt abgerufen: ${lowerFirst(when)}`;
export const exportUrlNeverRead = 'Noch nie abgerufen.';
export const newExportUrlButton = 'Neue Adresse';
export const newExportUrlLabel = (name: string) => `Neue Adresse für ${name}`;
export const newExportUrlQuestion = (name: string) =>
  `Möchten Sie eine neue Adresse für ${name}? Die jetzige funktioniert dann nicht mehr. Fügen Sie die neue an ihrer Stelle ein.`;
export const newExportUrlReady = (name: string) => `Die neue Adresse für ${name} ist bereit.`;
export const revokeExportUrlButton = 'Widerrufen';
export const revokeExportUrlLabel = (name: string) => `Adresse für ${name} widerrufen`;
export const revokeExportUrlQuestion = (name: string) =>
  `Möchten Sie die Adresse für ${name} widerrufen? Sie funktioniert dann nicht mehr, und die Nächte werden dort nicht mehr von selbst gesperrt.`;
export const exportUrlRevoked = (name: string) => `Die Adresse für ${name} ist widerrufen.`;
export const createExportUrlForLabel = 'Adresse anlegen für';
export const createExportUrlButton = 'Anlegen';
export const exportUrlCreated = (name: string) => `Die Adresse für ${name} ist bereit.`;
export const exportUrlErrorPrefix = 'Fehler bei der Exportadresse: ';
export const feedUrlHelpTitle = 'Wo finde ich die iCal-Adresse?';
export const directPlatformSyncWarning = `Wenn zwei Plattformen einander schon direkt abrufen, trennen Sie sie. Sonst halten sie eine stornierte Nacht gegenseitig gesperrt. Um die Abstimmung kümmert sich ${brandName}.`;

export const atTime = (moment: string) => `um ${moment} Uhr`;
export const yesterdayAt = (moment: string) => `gestern um ${moment} Uhr`;
export const tomorrowAt = (moment: string) => `morgen um ${moment} Uhr`;

export const viewLabel = 'Ansicht';
export const legendLabel = 'Legende';

export const cinLabel = 'CIN';
export const calendarTitle = 'Kalender';
export const seeProgressLink = 'Stand ansehen';
export const notOpenYetTitle = 'Noch ein wenig Geduld';

export const syncTitle = 'Abgleich';
export const calendarUnitLabel = 'Kalender:';

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
