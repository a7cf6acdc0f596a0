import type { IsTranslation } from '../kernel/translation.ts';

export const blogMessages = {
  articoloNonTrovato: 'Artikel nicht gefunden',
  limiteNonValido: 'Die gewünschte Anzahl von Artikeln ist ungültig.',
  paginaInesistente: 'Diese Seite gibt es nicht.',
  commento: {
    campiMancanti: 'Füllen Sie alle Felder aus, um den Kommentar zu senden',
    emailNonValida: 'Geben Sie eine gültige E-Mail-Adresse an, wie name@beispiel.it.',
    nomeLungo: 'Der Name darf höchstens 80 Zeichen haben.',
    commentoLungo: 'Der Kommentar darf höchstens 2.000 Zeichen haben.',
    altroArticolo: 'Der Kommentar gehört zu einem anderen Artikel.',
    troppiInAttesa: 'Wir haben schon viele Kommentare zu lesen. Versuchen Sie es in einigen Stunden noch einmal.',
    troppoInFretta: 'Das ging sehr schnell. Warten Sie ein paar Sekunden und senden Sie noch einmal.',
    inviato: 'Kommentar gesendet! Er erscheint, sobald wir ihn gelesen haben.',
    nonInviato: 'Der Kommentar konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  },
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
