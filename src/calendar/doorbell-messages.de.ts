import type { IsTranslation } from '../kernel/translation.ts';
import type { Platform } from './rules/feed.ts';

const inoltro: Record<Platform, readonly string[]> = {
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

/** `when` as it stands alone: «Heute, 11:02». */
const lowerFirst = (when: string) => when.charAt(0).toLowerCase() + when.slice(1);

/** The sentences about a home's doorbell. */
export const doorbellMessages = {
  titolo: 'Klingel',
  spiegato:
    'Eine geheime E-Mail-Adresse Ihrer Unterkunft. Kommt dort die Bestätigung einer Buchung an, rufen wir die Kalender der Plattformen sofort ab, ohne auf den nächsten Abruf zu warten.',
  nienteResta:
    'Von der E-Mail lesen und behalten wir nichts: weder Text noch Betreff noch Absender. Es klingelt, das ist alles.',
  attiva: 'Klingel einschalten',
  indirizzo: 'Adresse der Klingel',
  copia: 'Kopieren',
  copiaIndirizzo: 'Adresse der Klingel kopieren',
  cambia: 'Adresse ändern',
  vuoiCambiare:
    'Möchten Sie die Adresse der Klingel ändern? Die bisherige funktioniert dann nicht mehr. Tragen Sie die neue in jeder Weiterleitung ein.',
  pronto: 'Die Adresse der Klingel ist bereit.',
  nonTrovato: 'Diese Adresse der Klingel ist nicht mehr aktuell. Laden Sie die Seite neu.',
  errore: 'Fehler bei der Adresse der Klingel: ',
  suonatoIl: (when: string) => `Zuletzt geklingelt: ${lowerFirst(when)}`,
  maiSuonato: 'Noch nie geklingelt.',
  comeSiFa: 'Wie leite ich die E-Mails weiter?',
  inoltro,
  codice:
    'Bevor Gmail weiterleitet, sendet es einen Bestätigungscode an die neue Adresse, und den kann hier niemand lesen. Mit Gmail tragen Sie die Adresse in der Plattform ein, leiten aus einem anderen Postfach weiter oder leiten die Bestätigung von Hand weiter, wenn sie kommt.',
} as const;

true satisfies IsTranslation<typeof import('./doorbell-messages.it.ts'), typeof import('./doorbell-messages.de.ts')>;
