import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Ihre Daten';
export const scriviIlTuoIndirizzo =
  'Geben Sie Ihre Adresse an: Wir senden Ihnen einen Link, mit dem Sie ansehen, herunterladen oder löschen, was da ist.';
export const ilLinkSiChiede = 'Den Link fordern Sie mit einer Schaltfläche an, die JavaScript braucht.';
export const haiUnaCasaSuOspitalia = 'Haben Sie ein Haus auf Ospitalia? Dasselbe finden Sie in';
export const tuaArea = 'Ihrem Bereich';
export const vediScaricaOCancellaQuello =
  'Ansehen, herunterladen oder löschen, was Ospitalia zu Ihrer E-Mail-Adresse aufbewahrt. Ohne Passwort.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.de.ts')
>;
