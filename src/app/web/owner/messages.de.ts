import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilTuoAccount = 'Ihr Konto und Ihre Daten';
export const tuttoQuelloCheCe =
  'Alles, was es zu Ihrer Adresse gibt: Unterkünfte, Aufenthalte als Gast, Kommentare, Newsletter. Die Fotos laden Sie auf der Seite jeder Unterkunft herunter.';
export const scaricaITuoiDati = 'Ihre Daten herunterladen';
export const eliminaIlTuoAccount = 'Ihr Konto löschen';
export const leMieStrutture = 'Meine Unterkünfte';
export const ciaoSeiQui = 'Willkommen! Sie sind angemeldet als';
export const inserisciAltraStruttura = 'Weitere Unterkunft eintragen';
export const conQuestoIndirizzoNonCe =
  'Zu dieser Adresse gibt es noch keine Unterkunft. Das Eintragen ist kostenlos und dauert nur ein paar Minuten.';
export const inserisciLaTuaStruttura = 'Unterkunft eintragen';
export const inAttesa = 'in Prüfung';
export const daCorreggere = 'zu korrigieren';
export const inPausa = 'pausiert';
export const cePostoAnche = 'Hier ist auch für Ihr Fenster noch Platz';
export const vaiAllaTuaArea = 'Zum Gastgeberbereich';
export const conferma = 'Bestätigen';
export const confermiamo = 'Wir bestätigen…';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
