import { pluralDe } from '../text/plural.ts';
import type { IsTranslation } from '../languages/translation.ts';

export const pageNotFound = 'Die Seite, die Sie suchen, gibt es nicht.';
export const unexpectedError = 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es später noch einmal.';
export const dialogNotLoaded =
  'Wir können dieses Fenster nicht öffnen. Laden Sie die Seite neu und versuchen Sie es noch einmal.';

export const requestInvalid = 'Ungültige Anfrage. Prüfen Sie die Angaben und versuchen Sie es noch einmal.';
export const methodNotAllowed = 'Das ist hier nicht möglich.';
export const notAuthenticated = 'Bitte melden Sie sich noch einmal an.';
export const notAuthorised = 'Dafür fehlt Ihnen die Berechtigung.';
export const reauthenticationRequired =
  'Bestätigen Sie zuerst noch einmal, dass Sie es sind, und versuchen Sie es dann erneut.';
export const secondFactorRequired =
  'Dafür ist ein zweiter Faktor nötig. Richten Sie im Fenster „Sicherheit“ einen Passkey oder die Codes ein und versuchen Sie es dann erneut.';
export const originNotAllowed = 'Die Anfrage wurde aus Sicherheitsgründen abgelehnt. Laden Sie die Seite neu.';
export const formatNotSupported = 'Dieses Format wird nicht unterstützt.';
export const payloadTooLarge = 'Die gesendeten Daten sind zu groß.';
export const requestTimedOut = 'Die Anfrage hat zu lange gedauert. Versuchen Sie es noch einmal.';
export const requestTooLong = 'Die Anfrage ist zu lang.';
export const parameterRepeated = 'Eine Angabe kommt mehr als einmal vor.';
export const dataInvalid = 'Einige Angaben sind ungültig. Prüfen Sie sie und versuchen Sie es noch einmal.';
export const emailLocalPartNotAscii =
  'Vor dem @ stehen Umlaute oder Buchstaben eines anderen Alphabets, die viele Mailserver ablehnen. Geben Sie eine andere Adresse an.';
export const tooManyRequests = (seconds: number) =>
  seconds <= 90
    ? `Zu viele Anfragen. Versuchen Sie es in ${pluralDe(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })} noch einmal.`
    : `Zu viele Anfragen. Versuchen Sie es in ${Math.ceil(seconds / 60)} Minuten noch einmal.`;
export const serviceUnavailable =
  'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es in ein paar Minuten noch einmal.';
export const tooManyVisits = 'Gerade sind zu viele Besucher da. Versuchen Sie es in ein paar Sekunden noch einmal.';
export const unknownHost =
  'Unter dieser Adresse ist diese Website nicht erreichbar. Prüfen Sie den Link und versuchen Sie es noch einmal.';
export const readOnlyMode =
  'Wir schaffen gerade Platz auf unseren Servern. Sie können alles ansehen, aber nichts senden oder ändern. Versuchen Sie es später noch einmal.';
export const photoUploadsPaused =
  'Wir schaffen gerade Platz auf unseren Servern. Neue Fotos können wir im Moment nicht annehmen. Versuchen Sie es später noch einmal.';
export const dateNotFound = 'Dieses Datum gibt es nicht.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
