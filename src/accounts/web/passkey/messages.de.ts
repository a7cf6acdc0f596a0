import type { IsTranslation } from '../../../kernel/translation.ts';

export const nonRiuscita =
  'Der Passkey hat nicht geantwortet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.';
export const nonAggiunta =
  'Der Passkey wurde nicht hinzugefügt. Das Gerät hat nicht geantwortet, oder Sie haben abgebrochen. Versuchen Sie es noch einmal.';
export const giaPresente = 'Auf diesem Gerät gibt es schon einen Passkey von Ihnen. Verwenden Sie diesen.';
export const nonCaricata =
  'Wir können nicht laden, was Passkeys brauchen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const entraConUnaPasskey = 'Mit einem Passkey anmelden';
export const oppure = 'oder';
export const unMomento = 'Einen Moment…';
export const nome = 'Name des Passkeys';
export const comeLaRiconosci = 'Zum Beispiel „Telefon“ oder „Laptop zu Hause“. Daran erkennen Sie ihn.';
export const aggiungi = 'Passkey hinzufügen';
export const togli = 'Entfernen';
export const creataIl = (day: string) => `hinzugefügt am ${day}`;
export const usataIl = (day: string) => `zuletzt verwendet am ${day}`;
export const maiUsata = 'nie verwendet';
export const nessuna = 'Sie haben noch keinen Passkey.';
export const cheCosE =
  'Ein Passkey ist ein Schlüssel auf Ihrem Telefon oder Computer. Sie melden sich mit Fingerabdruck, Gesicht oder PIN an, ohne etwas zu tippen. Niemand kann ihn erraten oder Ihnen mit einer falschen Seite stehlen.';
export const nonQui =
  'Hier können Sie keine Passkeys verwenden. Nötig ist ein neuerer Browser, und die Adresse der Website muss ein Name sein, keine Nummer.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
