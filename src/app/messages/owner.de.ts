import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const accountTitle = 'Ihr Konto und Ihre Daten';
export const accountDataHelp =
  'Alles, was es zu Ihrer Adresse gibt: Unterkünfte, Aufenthalte als Gast, Kommentare, Newsletter. Die Fotos laden Sie auf der Seite jeder Unterkunft herunter.';
export const downloadDataButton = 'Ihre Daten herunterladen';
export const deleteAccountButton = 'Ihr Konto löschen';
export const myPropertiesTitle = 'Meine Unterkünfte';
export const greetingSignedInAs = 'Willkommen! Sie sind angemeldet als';
export const addAnotherPropertyLink = 'Weitere Unterkunft eintragen';
export const noPropertiesYet =
  'Zu dieser Adresse gibt es noch keine Unterkunft. Das Eintragen ist kostenlos und dauert nur ein paar Minuten.';
export const addYourPropertyLabel = 'Unterkunft eintragen';
export const pendingLabel = 'in Prüfung';
export const toCorrectLabel = 'zu korrigieren';
export const pausedLabel = 'pausiert';
export const firstPropertyTitle = 'Hier ist auch für Ihr Fenster noch Platz';
export const goToOwnerAreaLink = 'Zum Gastgeberbereich';
export const confirmButton = 'Bestätigen';
export const confirmingLabel = 'Wir bestätigen…';

export const addPropertyIntroduction =
  'Eine einzige Seite, kostenlos und ohne Konto. Wenn Sie CIN und Fotos zur Hand haben, genügen zehn Minuten:';
export const whatToPrepareLink = 'was Sie bereithalten';
export const addPropertyNeedsJavaScript =
  'Das Formular lädt die Fotos hoch und prüft den CIN, während Sie schreiben. Dafür ist JavaScript nötig.';
export const whatToPrepareTitle = 'Was Sie bereithalten';
export const nextStepsTitle = 'Wie geht es weiter?';
export const alreadySubmittedQuestion = 'Haben Sie schon eine Unterkunft eingetragen?';
export const enterOwnerAreaLink = 'Im Gastgeberbereich anmelden';
export const addPropertyPageDescription = `Tragen Sie Ferienhaus, Ferienwohnung, B&B, Gästezimmer oder Bauernhof kostenlos auf ${brandName} ein, ohne Konto.`;
export const privateNoStoreHeader = 'private, no-store';
export const beforeYouStartTitle = 'Bevor Sie beginnen';
export const thingsToPrepare = [
  'CIN: Er beginnt mit IT und steht auf der Bescheinigung des Tourismusministeriums.',
  'Adresse, Schlafplätze, Zimmer und Bäder; bei B&B und Gästezimmern auch Betten und Preis jedes Zimmers.',
  'Preis pro Nacht und, wenn Sie sie anbieten, Preis der Endreinigung.',
  'Bis zu 10 Fotos, höchstens 5 MB pro Bild. Das erste ist das Titelbild.',
  'Die iCal-Adresse des Kalenders von Booking.com, wenn die Unterkunft auch dort angeboten wird.',
];
export const nextSteps = [
  'Sie senden das Formular und bestätigen Ihre E-Mail mit dem Link, den Sie erhalten.',
  'Ein Mensch liest Ihren Eintrag, und Sie erhalten innerhalb von 24–48 Stunden eine Antwort. Wenn etwas fehlt, sagen wir Ihnen, was.',
  'Ihre Unterkunft ist online, in der Reihenfolge, die jeden Tag wechselt. Gäste schreiben Ihnen und rufen Sie direkt an.',
];

export const calendarOf = (nome: string) => `Kalender: ${nome}`;
export const calendarTitle = 'Kalender';

export const titleOfProperty = (titolo: string, nome: string) => `${titolo}: ${nome}`;

export const alreadySignedInAs = 'In diesem Browser sind Sie schon angemeldet als';
export const goToYourPropertiesLink = 'zu Ihren Unterkünften';
export const signInTitle = 'Anmelden';

export const addressConfirmationTitle = 'Adresse bestätigen';

export const ownerAreaTitle = 'Gastgeberbereich';

export const editPropertyTitle = (nome: string) => `${nome} ändern`;
export const editPageLabel = 'Ändern';
export const propertyFallbackName = 'Unterkunft';

export const bookingOf = (guest_name: string) => `Buchung: ${guest_name}`;
export const bookingTitle = 'Buchung';

export const myPropertyTitle = 'Meine Unterkunft';

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
