import type { IsTranslation } from '../../../kernel/translation.ts';

export const contatti = 'Kontakt';
export const aChiScrivere = 'Wem Sie schreiben: zu einem Haus, einer Buchung, Ihren Daten oder der Website.';
export const perOgniCosa =
  'Für jedes Anliegen gibt es den richtigen Menschen, und fast immer ist es der, der Ihnen die Tür öffnet.';
export const unaCasa = 'Ein Haus';
export const recapitiNellaPaginaDellaCasa =
  'Telefon und E-Mail der Gastgeber stehen auf der Seite des Hauses unter „Wer Ihnen die Tür öffnet“: Dort antworten sie selbst, kein Callcenter.';
export const unaPrenotazione = 'Eine Buchung';
export const laPaginaDellaPrenotazione =
  'Öffnen Sie die Seite Ihrer Buchung über den Link in der Bestätigungsmail: Dort finden Sie die Rechnung, wie Sie stornieren und die Kontakte der Gastgeber.';
export const laTuaCasa = 'Ihr Haus auf Ospitalia';
export const nellAreaProprietari = 'Preise, Kalender, Fotos und Buchungen ändern Sie hier:';
export const areaProprietari = 'Gastgeberbereich';
export const iTuoiDati = 'Ihre Daten';
export const vederliOCancellarli = 'Um zu sehen, was wir über Sie haben, es mitzunehmen oder zu löschen:';
export const chiGestisceIlSito = 'Wer die Website betreibt';
export const loDiceLInformativa =
  'Wer die Website verantwortet und wie Sie ihn erreichen, sagt die Datenschutzerklärung:';
export const privacy = 'Datenschutz';

true satisfies IsTranslation<typeof import('./contatti-messages.it.ts'), typeof import('./contatti-messages.de.ts')>;
