import { useState } from 'react';
import { currentLanguage } from '../../../kernel/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { rememberLanguage } from './language-choice.ts';
import { LanguageLink } from './LanguageLinks.tsx';

/** Said to whoever does not read the page's own language, so in theirs. */
const OFFERS: Record<Language, { offer: string; close: string }> = {
  it: { offer: 'Questa pagina c’è anche in', close: 'Chiudi' },
  en: { offer: 'This page is also available in', close: 'Close' },
  de: { offer: 'Diese Seite gibt es auch auf', close: 'Schließen' },
  fr: { offer: 'Cette page existe aussi en', close: 'Fermer' },
};

/** One line that offers the reader's language, once: whoever closes it keeps the page's. */
export function LanguageOffer({ language }: { language: Language }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const { offer, close } = OFFERS[language];
  const keep = () => {
    rememberLanguage(currentLanguage());
    setIsOpen(false);
  };
  return (
    <aside className="lang-offer" lang={language} aria-label={offer}>
      <span>
        {offer} <LanguageLink language={language} />
      </span>
      <button type="button" className="icb" aria-label={close} onClick={keep}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
