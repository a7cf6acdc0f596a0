import { brandFileName, brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { RecordsSummary } from '../rules/summarise-records.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const recordTableTitles: Readonly<Record<string, string>> = {
  accounts: 'Gastgeberbereich: Ihr Zugang',
  sessions: 'Gastgeberbereich: Browser, in denen Sie angemeldet sind',
  sign_in_links: 'Links zum Anmelden, die wir Ihnen gesendet haben',
  sign_in_requests: 'Wie viele Links wir Ihnen in den letzten 24 Stunden gesendet haben',
  person_links: 'Links zu diesen Daten, die wir Ihnen gesendet haben',
  mails: 'E-Mails, die in der Warteschlange sind oder in der letzten Stunde versandt wurden',
  strutture: 'Unterkünfte',
  struttura_edits: 'Änderungen, die warten oder abgelehnt sind',
  refusals: 'Letzte Ablehnung und worum es ging',
  unseen_texts: 'Veröffentlichte Texte, wie ein Administrator sie zuletzt gesehen hat',
  public_email_changes: 'E-Mail für die Gäste, die auf Bestätigung wartet',
  sign_in_address_changes: 'Änderung der Anmeldeadresse, die auf Bestätigung wartet',
  account_passkeys: 'Passkeys, mit denen Sie sich im Gastgeberbereich anmelden',
  admins: 'Administratoren, die hier Hinweise erhalten',
  admin_links: 'Links für Administratoren, die wir Ihnen gesendet haben',
  camere: 'Zimmer',
  tariffe: 'Preise',
  removed_homes: 'Gelöschte Unterkünfte, zu denen wir Ihnen demnächst schreiben',
  gone_strutture: 'CIN gelöschter Unterkünfte, die wir als Ihre erkennen',
  bookings: 'Buchungen',
  refunds: 'Erstattungen',
  demo_checkouts: 'Testzahlungen',
  payout_accounts: 'Konto zum Empfang von Zahlungen',
  blog_comments: 'Kommentare im Blog',
  newsletter_subscribers: 'Newsletter',
};
export const dataLinkRequested = `Wenn es diese Adresse irgendwo auf ${brandName} gibt, kommt gleich eine E-Mail.`;
export const emailInvalid = 'Geben Sie eine gültige E-Mail-Adresse an.';
export const dataLinkInvalid = 'Der Link ist abgelaufen oder nicht mehr gültig. Fordern Sie einen neuen an.';
export const dataErased = 'Erledigt: Ihre Daten sind gelöscht.';
export const archiveFileName = `meine-daten-${brandFileName}.zip`;
export const jsonFileName = 'meine-daten.json';
export const textFileName = 'meine-daten.txt';
export const dataFileHeading = (email: string, moment: string) =>
  `Die Daten, die ${brandName} zu ${email} aufbewahrt\nHeruntergeladen: ${moment}\n\nDieselben Daten, für Programme lesbar, stehen in meine-daten.json. Beträge in Eurocent, Zeiten in UTC.`;
export const noDataStored = 'Zu dieser Adresse gibt es nichts.';
export const recordHeading = (title: string, number: number, count: number) =>
  count === 1 ? title : `${title}, ${formatCount(number)} von ${formatCount(count)}`;

export const checkInboxTitle = 'Sehen Sie in Ihrem Postfach nach';
export const dataLinkValidity =
  'Der Link gilt eine Stunde. Wenn er nicht ankommt, sehen Sie im Spam-Ordner nach; ist er auch dort nicht, haben wir zu dieser Adresse nichts gespeichert.';
export const yourEmailLabel = 'Ihre E-Mail-Adresse';
export const yourEmailHint =
  'Die, mit der Sie gebucht, kommentiert, den Newsletter bestellt oder eine Unterkunft eingetragen haben.';
export const pleaseWait = 'Einen Moment…';
export const sendLinkButton = 'Link senden';
export const legalRecordsRemainNote =
  'Es bleibt nur, was wir nach dem Gesetz für Zahlungen aufbewahren müssen. Sie finden es in der Datei.';
export const downloadTitle = 'Mitnehmen';
export const downloadText =
  'Ein ZIP-Archiv mit allem, was gespeichert ist: ein Text zum Lesen und dasselbe in maschinenlesbarer Form.';
export const eraseTitle = 'Löschen';
export const eraseText =
  'Sofort und für immer. Es bleibt nur, was das Gesetz verlangt, und vorher sagen wir Ihnen, was.';
export const eraseDataButton = 'Ihre Daten löschen';
export const nothingLeftPrefix = 'Zu';
export const nothingLeftSuffix = `ist auf ${brandName} nichts mehr gespeichert.`;
export const paidBookingsRemainSuffix = 'bleiben nur die bezahlten Buchungen, solange das Gesetz es verlangt.';
export const backToHomeLink = 'Zur Startseite';
export const yourDataTitle = 'Ihre Daten';
export const storedDataIntro = `Das speichert ${brandName} zu`;
export const correctionHintStart =
  'Stimmt etwas nicht? Eine Buchung stornieren Sie über den Link in der zugehörigen E-Mail, eine Unterkunft ändern Sie in';
export const correctionHintEnd = '. Warum und wie lange, steht unter';
export const yourAreaLink = 'Ihrem Gastgeberbereich';
export const privacyLink = 'Datenschutz';
export const downloadDataButton = 'Ihre Daten herunterladen';
export const archiveDownloaded = 'Erledigt: Das Archiv ist in Ihren Downloads.';
export const nothingStoredTitle = 'Wir haben nichts mehr gespeichert';
export const dataErasedTitle = 'Ihre Daten sind gelöscht';
export const eraseQuestionStart = 'Möchten Sie die Daten von';
export const eraseQuestionEnd =
  ' löschen? Das ist endgültig. Wenn Sie sie behalten möchten, laden Sie sie vorher herunter.';
export const erasedAtOnceIntro = 'Sofort verschwinden:';
export const erasedListings = 'Ihre Unterkünfte, mit Texten, Fotos und Preisen:';
export const erasedOwnerAccess = 'der Zugang zum Gastgeberbereich, in jedem Browser';
export const erasedComments = 'die Kommentare im Blog, auch die veröffentlichten, und die Anmeldung zum Newsletter';
export const erasedUnpaidBookings = 'nie bezahlte Buchungen: Eine laufende Anfrage oder Zahlung wird zurückgezogen';
export const erasedLinks = 'die Links, die wir Ihnen gesendet haben';
export const paidBookingsRemainNote =
  'Solange das Gesetz es verlangt, bleiben die bezahlten Buchungen mit Name und Kontaktdaten. Ein bevorstehender Aufenthalt findet trotzdem statt.';
export const openBookingsTitle = 'Es gibt noch offene Buchungen';
export const eraseBlockedText =
  'Sie können Ihre Daten noch nicht löschen. Zuerst müssen die Buchungen Ihrer Unterkünfte abgeschlossen sein.';
export const openBookingsIntro = 'Noch offen:';
export const closeBookingsHint =
  'Stornieren Sie sie und beantworten Sie die Anfragen, oder warten Sie das Ende der Aufenthalte ab. Eine laufende Zahlung endet innerhalb einer Stunde von selbst.';
export const confirmedStaysNote =
  'Ihre bevorstehenden Aufenthalte bleiben bestätigt, und auf der Buchungsseite erscheint Ihr Name nicht mehr. Wenn Sie nicht anreisen möchten, stornieren Sie sie vorher über den Link in der E-Mail:';
export const withdrawnStaysIntro = 'Sofort zurückgezogen (Ihre Karte wird nicht belastet):';
export const stayDates = (dal: string, al: string) => `, vom ${dal} bis ${al}`;
export const unansweredRequest = 'Anfrage ohne Antwort';
export const paymentInProgress = 'laufende Zahlung';
export const goToYourAreaLink = 'Zu Ihrem Gastgeberbereich';
export const andOthers = 'und weitere';

function countedNoun(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${pluralDe(count, { one, other: many })}`;
}
export const siteUnreachable = `${brandName} ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.`;
export const storedBookings = ({ prenotazioni, prenotazioni_conservate: retained }: RecordsSummary) => ({
  what: countedNoun(prenotazioni, ['Buchung', 'Buchungen']),
  more:
    retained === 0
      ? 'Name, E-Mail, Telefon, Anmerkungen, Reisedaten und Beträge.'
      : `${countedNoun(retained, ['ist ein Vertrag mit einer Zahlung und bleibt', 'sind Verträge mit einer Zahlung und bleiben'])}, solange das Gesetz es verlangt.`,
});
export const storedComments = (count: number) => ({
  what: countedNoun(count, ['Kommentar im Blog', 'Kommentare im Blog']),
  more: 'Der Name ist öffentlich, wenn der Kommentar freigegeben ist, die E-Mail nie.',
});
export const storedNewsletter = {
  what: 'Anmeldung zum Newsletter',
  more: 'Ihre Adresse, und wann Sie ihn bestellt und bestätigt haben.',
} as const;
export const storedOwnerAccess = {
  what: 'Zugang zum Gastgeberbereich',
  more: 'Ihre Adresse und die Browser, in denen Sie angemeldet sind.',
} as const;
export const storedListings = (nomi: readonly string[]) => ({
  what: countedNoun(nomi.length, ['Unterkunft', 'Unterkünfte']),
  more: nomi.join(', '),
});
export const storedContacts = (count: number) => ({
  what: countedNoun(count, ['weitere Unterkunft zeigt diese Adresse', 'weitere Unterkünfte zeigen diese Adresse']),
  more: 'Gäste sehen sie als Kontakt.',
});

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
