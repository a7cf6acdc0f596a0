import type { IsTranslation } from '../../../kernel/translation.ts';

export const contatti = 'Kontakt';
export const aChiScrivere =
  'An wen Sie sich wenden: bei Fragen zu einer Unterkunft, einer Buchung, Ihren Daten oder der Website.';
export const perOgniCosa =
  'Für jedes Anliegen gibt es den richtigen Menschen, und fast immer ist es der, der Ihnen auch die Tür öffnet.';
export const unaCasa = 'Eine Unterkunft';
export const recapitiNellaPaginaDellaCasa =
  'Telefon und E-Mail der Gastgeber stehen auf der Seite der Unterkunft unter „Wer Ihnen die Tür öffnet“. Es antworten die Gastgeber selbst, kein Callcenter.';
export const unaPrenotazione = 'Eine Buchung';
export const laPaginaDellaPrenotazione =
  'Öffnen Sie die Seite Ihrer Buchung über den Link in der Bestätigungsmail. Dort finden Sie die Preisübersicht, die Möglichkeit zu stornieren und die Kontaktdaten der Gastgeber.';
export const laTuaCasa = 'Ihre Unterkunft auf Ospitalia';
export const nellAreaProprietari = 'Preise, Kalender, Fotos und Buchungen ändern Sie hier:';
export const areaProprietari = 'Gastgeberbereich';
export const iTuoiDati = 'Ihre Daten';
export const vederliOCancellarli = 'Um zu sehen, was wir über Sie gespeichert haben, es mitzunehmen oder zu löschen:';
export const chiGestisceIlSito = 'Wer die Website betreibt';
export const loDiceLInformativa =
  'Wer für die Website verantwortlich ist und wie Sie uns erreichen, steht in der Datenschutzerklärung:';
export const privacy = 'Datenschutz';

true satisfies IsTranslation<typeof import('./contatti-messages.it.ts'), typeof import('./contatti-messages.de.ts')>;
