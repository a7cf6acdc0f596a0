import type { IsTranslation } from '../../../../kernel/translation.ts';

export const emailMancante = 'Geben Sie Ihre E-Mail-Adresse an.';
export const nonRaggiungibile =
  'Ospitalia ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const linkIncompleto = 'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.';
export const unaLetteraQuandoEsceQualcosa = 'Wir schreiben Ihnen, wenn etwas Lesenswertes erscheint.';
export const eMailPerOgniArticolo =
  'Eine E-Mail für jeden Artikel, der die Reise wert ist, und sonst nichts. Mit einem Klick bestätigt, mit einem Klick abbestellt.';
export const usiamoIndirizzoSoloPerQuesto = 'Wir verwenden die Adresse nur dafür. Mehr dazu unter';
export const preferisciUnLettoreDiNotizie = '. Lesen Sie lieber mit einem Feedreader?';
export const privacy = 'Datenschutz';
export const feedRss = 'RSS-Feed (auf Italienisch)';
export const ilTuoIndirizzoEMail = 'Ihre E-Mail-Adresse';
export const unMomento = 'Einen Moment…';
export const iscriviti = 'Anmelden';
export const serveUnPulsanteCheHa = 'Zum Anmelden ist JavaScript nötig.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
