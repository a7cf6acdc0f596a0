import { useState } from 'react';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import { OFFERS } from './language-offer-messages.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { rememberLanguage } from './language-choice.ts';
import { LanguageLink } from './LanguageLinks.tsx';

export function LanguageOffer({ language }: { language: Language }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const { offer, name, close } = OFFERS[language];
  const keep = () => {
    rememberLanguage(currentLanguage());
    setIsOpen(false);
  };
  return (
    <aside className="lang-offer" lang={language} aria-label={offer}>
      <span>
        {offer} <LanguageLink language={language} name={name} />
      </span>
      <button type="button" className="icb" aria-label={close} onClick={keep}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
