import { brandName } from '../../kernel/brand/brand.ts';
import { ADDRESS_CHANGE_HOURS } from '../rules/address-change.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const siteUnreachable = `${brandName} ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.`;
export const howToSignIn =
  'Sie melden sich ohne Passwort an, mit einem Link, den wir Ihnen per E-Mail senden. Geben Sie die E-Mail-Adresse an, mit der Sie die Unterkunft eingetragen haben.';
export const signInLinkIncomplete =
  'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.';
export const signInLinkResent = 'Erledigt. Sehen Sie noch einmal in Ihrem Postfach nach, es gilt die letzte E-Mail.';
export const signInAgainHint =
  'Was Sie geändert haben, bleibt hier. Melden Sie sich in einem anderen Tab an, kommen Sie dann hierher zurück und speichern Sie.';
export const signedOut = 'Sie haben sich abgemeldet.';
export const signedOutEverywhere = 'Sie haben sich auf allen Geräten abgemeldet.';

const addressNotRequestedNote = (contact: string | null) =>
  contact === null
    ? 'Wenn Sie das nicht waren, melden Sie sich mit einem neuen Link im Gastgeberbereich an und prüfen Sie Ihre Unterkünfte.'
    : `Wenn Sie das nicht waren, schreiben Sie sofort an ${contact}.`;
const SIGN_IN_ADDRESS_NOTE = `Sie erhalten diese E-Mail, weil diese Adresse zur Anmeldung im Gastgeberbereich von ${brandName} dient.`;
export const addressTitle = 'Die Adresse, mit der Sie sich anmelden';
export const addressChangeExplanation =
  'Wenn Sie sie ändern, gehen Ihre Unterkünfte, die Buchungen und das Konto auf die neue über. Beide Adressen müssen bestätigt werden. Die E-Mail-Adresse, die Ihre Gäste sehen, bleibt gleich.';
export const changeAddressButton = 'Adresse ändern';
export const newAddressLabel = 'Neue E-Mail-Adresse';
export const sendBothLinksButton = 'Beide Links senden';
export const keepAddressButton = 'Nicht ändern';
export const sendingLinksStatus = 'Wird gesendet…';
export const cancelAddressChangeButton = 'Abbrechen';
export const addressChangeCancelled = 'Es bleibt bei der bisherigen Adresse.';
export const addressChangePending = (email: string) => `Wartet auf Bestätigung: ${email}`;
export const missingAddressConfirmations = {
  entrambi: 'Öffnen Sie die Links, die wir an beide Adressen gesendet haben. Sie gelten 24 Stunden.',
  vecchio:
    'Es fehlt noch die Bestätigung von der bisherigen Adresse. Öffnen Sie den Link, den wir dorthin gesendet haben.',
  nuovo: 'Es fehlt noch die Bestätigung von der neuen Adresse. Öffnen Sie den Link, den wir dorthin gesendet haben.',
} as const;
export const addressLinksExpired =
  'Die Links sind abgelaufen. Fordern Sie neue an, oder lassen Sie die Adresse, wie sie ist.';
export const addressUnchanged = 'Das ist schon Ihre Adresse.';
export const addressTooManyRequests =
  'An diese Adressen haben wir schon mehrmals geschrieben. Versuchen Sie es später noch einmal.';
export const addressLinksSent =
  'Wir haben an beide Adressen geschrieben. Die Änderung gilt, sobald Sie von beiden bestätigen.';
export const addressLinkInvalid =
  'Der Link ist abgelaufen oder wurde schon verwendet. Im Gastgeberbereich können Sie einen neuen anfordern.';
export const addressTaken =
  'Zur neuen Adresse gibt es schon einen anderen Zugang. Ihrer bleibt bei der bisherigen Adresse.';
export const newAddressStillToConfirm = (email: string) =>
  `Bestätigt. Öffnen Sie jetzt den Link, den wir an ${email} gesendet haben.`;
export const oldAddressStillToConfirm =
  'Bestätigt. Öffnen Sie jetzt den Link, den wir an Ihre bisherige Adresse gesendet haben.';
export const addressChanged = (email: string) => `Erledigt: Ab jetzt melden Sie sich mit ${email} an.`;
export const confirmAddressQuestions = {
  vecchio: (from: string, to: string) =>
    `Drücken Sie auf „Bestätigen“, wenn Sie sich mit ${to} statt mit ${from} anmelden möchten. Die Änderung gilt, sobald Sie auch von dort bestätigen.`,
  nuovo: (from: string, to: string) =>
    `Drücken Sie auf „Bestätigen“, wenn Sie sich mit ${to} statt mit ${from} anmelden möchten. Die Änderung gilt, sobald Sie auch von der anderen Adresse bestätigen.`,
} as const;
export const confirmFromOldAddressMail = (to: string, contact: string | null): MailWords => ({
  subject: 'Bestätigen Sie die Änderung der Adresse',
  preheader: 'Beide Adressen müssen bestätigt werden.',
  heading: 'Möchten Sie sich mit einer anderen Adresse anmelden?',
  paragraphs: [
    `Jemand, hoffentlich Sie, möchte sich in Ihrem Gastgeberbereich mit ${to} anmelden. Ihre Unterkünfte, die Buchungen und das Konto gehen auf diese Adresse über, sobald Sie von beiden bestätigen.`,
    `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden. Ohne Ihre Bestätigung ändert sich nichts.`,
    addressNotRequestedNote(contact),
  ],
  button: 'Zur Bestätigung',
  footnote: SIGN_IN_ADDRESS_NOTE,
});
export const confirmNewAddressMail = (from: string): MailWords => ({
  subject: 'Bestätigen Sie Ihre neue Adresse',
  preheader: 'Beide Adressen müssen bestätigt werden.',
  heading: 'Bestätigen Sie Ihre neue Adresse',
  paragraphs: [
    `Wer sich bisher mit ${from} bei ${brandName} anmeldet, möchte künftig diese Adresse verwenden. Wenn Sie das sind, bestätigen Sie.`,
    `Der Link gilt ${ADDRESS_CHANGE_HOURS} Stunden und lässt sich nur einmal verwenden.`,
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
  ],
  button: 'Zur Bestätigung',
  footnote: `Sie erhalten diese E-Mail, weil diese Adresse auf ${brandName} angegeben wurde.`,
});
export const addressTakenMail = (from: string): MailWords => ({
  subject: 'Zu dieser Adresse gibt es schon einen Zugang',
  preheader: 'Jemand wollte sie für einen anderen Zugang verwenden. Es ändert sich nichts.',
  heading: 'Zu dieser Adresse gibt es schon einen Zugang',
  paragraphs: [
    `Wer sich mit ${from} bei ${brandName} anmeldet, möchte künftig diese Adresse verwenden. Dazu gibt es aber schon einen Zugang, und zwei lassen sich nicht zusammenlegen. Es ändert sich nichts.`,
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  ],
  button: 'Zum Gastgeberbereich',
  footnote: SIGN_IN_ADDRESS_NOTE,
});
export const addressLeftMail = (to: string, contact: string | null): MailWords => ({
  subject: 'Ihre Anmeldeadresse hat sich geändert',
  preheader: 'Ab jetzt gilt die neue.',
  heading: 'Adresse geändert',
  paragraphs: [
    `Ab jetzt gilt für die Anmeldung in Ihrem Gastgeberbereich von ${brandName} die Adresse ${to}. Unterkünfte, Buchungen und Konto gehören nun dazu; auf den anderen Geräten wurden Sie abgemeldet.`,
    addressNotRequestedNote(contact),
  ],
  button: `Zu ${brandName}`,
  footnote: `Sie erhalten diese E-Mail, weil diese Adresse bisher zur Anmeldung im Gastgeberbereich von ${brandName} diente. Es ist die letzte, die wir hierher senden.`,
});
export const addressTakenOverMail = (from: string): MailWords => ({
  subject: 'Ab jetzt melden Sie sich mit dieser Adresse an',
  preheader: 'Die Änderung ist abgeschlossen.',
  heading: 'Ab jetzt melden Sie sich mit dieser Adresse an',
  paragraphs: [
    `Alles, was bei ${from} war, ist jetzt hier: Unterkünfte, Buchungen und Konto. Die E-Mails von ${brandName} kommen an diese Adresse.`,
    'Die E-Mail-Adresse, die Gäste auf den Seiten Ihrer Unterkünfte sehen, bleibt die bisherige. Wenn Sie möchten, ändern Sie sie bei den Kontaktdaten.',
  ],
  button: 'Gastgeberbereich öffnen',
  footnote: SIGN_IN_ADDRESS_NOTE,
});

export const signInLinkInvalid = 'Der Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.';
export const emailInvalid = 'Geben Sie eine gültige E-Mail-Adresse an.';
export const signInLinkSent = 'Wenn die Adresse stimmt, erhalten Sie gleich eine E-Mail mit dem Anmeldelink.';
export const signInLinkMail = {
  subject: `Ihr Anmeldelink für ${brandName}`,
  preheader: 'Er gilt 30 Minuten und lässt sich nur einmal verwenden.',
  heading: 'Ihr Anmeldelink',
  paragraphs: [
    `Sie möchten sich im Gastgeberbereich von ${brandName} anmelden. Öffnen Sie den Link unten und klicken Sie auf „Anmelden“. Ein Passwort brauchen Sie nicht.`,
  ],
  button: `Bei ${brandName} anmelden`,
  footnote:
    'Der Link gilt 30 Minuten und lässt sich nur einmal verwenden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Link kann sich niemand anmelden.',
} as const;

export const passkeyInvalid =
  'Dieser Passkey gilt hier nicht, oder es ist zu viel Zeit vergangen. Versuchen Sie es noch einmal.';
export const passkeysNeedDomain = 'Passkeys funktionieren nur, wo die Website einen Domainnamen hat.';
export const passkeyNotFound = 'Diesen Passkey gibt es nicht mehr.';
export const noPasskeysYet = 'Sie haben noch keinen Passkey.';
export const tooManyPasskeys =
  'Sie haben schon zwanzig Passkeys. Entfernen Sie einen, bevor Sie einen neuen hinzufügen.';
export const passkeyNameTooLong = 'Der Name darf höchstens 60 Zeichen haben.';
export const unnamedPasskey = 'Passkey';
export const passkeyAdded = 'Passkey hinzugefügt. Auf den anderen Geräten müssen Sie sich neu anmelden.';
export const passkeyRemoved = 'Passkey entfernt.';
export const passkeyAddedMail = (nome: string): MailWords => ({
  subject: 'Ein neuer Passkey für Ihren Zugang',
  preheader: 'Ab jetzt ist die Anmeldung auch damit möglich.',
  heading: 'Sie haben einen neuen Passkey',
  paragraphs: [
    `Zu Ihrem Zugang bei ${brandName} wurde der Passkey „${nome}“ hinzugefügt. Ab jetzt ist die Anmeldung auch damit möglich. Auf den anderen Geräten wurden Sie abgemeldet.`,
    'Wenn Sie das nicht waren, melden Sie sich mit einem neuen Link an und entfernen Sie ihn sofort.',
  ],
  button: 'Zum Gastgeberbereich',
  footnote: `Sie erhalten diese E-Mail, weil diese Adresse zur Anmeldung im Gastgeberbereich von ${brandName} dient.`,
});

export const myListingsTitle = 'Meine Unterkünfte';
export const breadcrumbLabel = 'Sie sind hier';
export const pressSignInToConfirm =
  'Klicken Sie auf „Anmelden“, um Ihre Adresse zu bestätigen und den Gastgeberbereich zu öffnen. Der Link gilt nur einmal.';
export const openingStatus = 'Wird geöffnet…';
export const signInButton = 'Anmelden';
export const yourEmailLabel = 'Ihre E-Mail-Adresse';
export const yourEmailHint = 'Die, mit der Sie die Unterkunft eingetragen haben.';
export const pleaseWait = 'Einen Moment…';
export const sendLinkButton = 'Link senden';
export const checkInboxTitle = 'Sehen Sie in Ihrem Postfach nach';
export const mailNotArrivedTitle = 'Nichts angekommen?';
export const checkSpamAdvice = 'Sehen Sie auch im Spam-Ordner nach.';
export const checkAddressAdvice =
  'Prüfen Sie, ob die Adresse oben die ist, mit der Sie die Unterkunft eingetragen haben.';
export const waitAdvice = 'Warten Sie ein paar Minuten. Manchmal brauchen E-Mails etwas länger.';
export const otherAddressButton = 'Andere Adresse verwenden';
export const sendAnotherLinkButton = 'Neuen Link senden';
export const anotherLinkInAMinute = 'In einer Minute können Sie einen neuen anfordern.';
export const signOutButton = 'Abmelden';
export const signOutEverywhereButton = 'Auf allen Geräten abmelden';
export const signOutEverywhereQuestion =
  'Möchten Sie sich auf allen Geräten abmelden, auch auf diesem? Zum Anmelden brauchen Sie dann einen neuen Link.';
export const ownerAreaLead =
  'Hier sehen Sie, wie weit Ihre Unterkünfte sind, und ändern, was Sie möchten. Sie melden sich ohne Passwort an, mit einem Link, den wir Ihnen per E-Mail senden.';
export const homeNotHereQuestion = 'Ihre Unterkunft ist noch nicht hier?';
export const addHomeForFreeLink = 'Kostenlos eintragen';
export const ownerAreaTitle = 'Gastgeberbereich';
export const signInAgainLink = 'Neu anmelden';
export const opensInNewTab = '(öffnet sich in einem neuen Tab)';
export const javaScriptRequired = 'Zum Anmelden ist JavaScript nötig.';
export const passkeysTitle = 'Passkeys';
export const yourPasskeysTitle = 'Ihre Passkeys';
export const managePasskeysButton = 'Passkeys verwalten';
export const confirmIdentityText =
  'Bestätigen Sie zur Sicherheit zuerst, dass Sie es sind. Wer diesen Browser offen vorfindet, soll das nicht an Ihrer Stelle tun können.';
export const confirmWithPasskeyButton = 'Mit einem Passkey bestätigen';
export const identityLinkSent = (email: string) =>
  `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn in diesem Browser, klicken Sie auf „Anmelden“, kommen Sie dann hierher zurück und versuchen Sie es innerhalb von fünf Minuten noch einmal.`;
export const identityConfirmed = 'Bestätigt: Jetzt können Sie es noch einmal versuchen, innerhalb von fünf Minuten.';

export const passkeySignInFailed =
  'Der Passkey hat nicht geantwortet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.';
export const passkeyNotAdded =
  'Der Passkey wurde nicht hinzugefügt. Das Gerät hat nicht geantwortet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal.';
export const passkeyAlreadyOnDevice = 'Auf diesem Gerät gibt es schon einen Passkey von Ihnen. Verwenden Sie diesen.';
export const passkeyCodeNotLoaded =
  'Wir können nicht laden, was Passkeys brauchen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const signInWithPasskeyButton = 'Mit einem Passkey anmelden';
export const alternativeSeparator = 'oder';
export const passkeyNameLabel = 'Name des Passkeys';
export const passkeyNameHint = 'Zum Beispiel „Telefon“ oder „Laptop zu Hause“. Daran erkennen Sie ihn.';
export const addPasskeyButton = 'Passkey hinzufügen';
export const removePasskeyButton = 'Entfernen';
export const passkeyAddedOn = (day: string) => `hinzugefügt am ${day}`;
export const passkeyLastUsedOn = (day: string) => `zuletzt verwendet am ${day}`;
export const passkeyNeverUsed = 'nie verwendet';
export const passkeyExplanation =
  'Ein Passkey ist ein Schlüssel auf Ihrem Telefon oder Computer. Sie melden sich mit Fingerabdruck, Gesicht oder PIN an, ohne etwas zu tippen. Niemand kann ihn erraten oder Ihnen mit einer falschen Seite stehlen.';
export const passkeysUnsupported =
  'Hier können Sie keine Passkeys verwenden. Nötig ist ein neuerer Browser, und die Adresse der Website muss ein Name sein, keine Nummer.';

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
