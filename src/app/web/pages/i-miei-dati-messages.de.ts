import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Ihre Daten';
export const scriviIlTuoIndirizzo =
  'Geben Sie Ihre Adresse an. Wir senden Ihnen einen Link, mit dem Sie Ihre Daten ansehen, herunterladen oder löschen.';
export const ilLinkSiChiede = 'Um den Link anzufordern, muss JavaScript eingeschaltet sein.';
export const haiUnaCasaSuOspitalia = 'Haben Sie eine Unterkunft auf Ospitalia? Dasselbe finden Sie in';
export const tuaArea = 'Ihrem Gastgeberbereich';
export const vediScaricaOCancellaQuello =
  'Sehen Sie an, laden Sie herunter oder löschen Sie, was Ospitalia zu Ihrer E-Mail-Adresse speichert. Ohne Passwort.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.de.ts')
>;
