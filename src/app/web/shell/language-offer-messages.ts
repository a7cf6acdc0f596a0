import type { Language } from '../../../kernel/language.ts';

/** These messages are written in the reader's language, which differs from the language of the page. */
export const OFFERS: Record<Language, { offer: string; name: string; close: string }> = {
  it: { offer: 'Questa pagina c’è anche in', name: 'italiano', close: 'Chiudi' },
  en: { offer: 'This page is also available in', name: 'English', close: 'Close' },
  de: { offer: 'Diese Seite gibt es auch auf', name: 'Deutsch', close: 'Schließen' },
  fr: { offer: 'Cette page existe aussi en', name: 'français', close: 'Fermer' },
};
