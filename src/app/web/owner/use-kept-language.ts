import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { currentLanguage } from '../../../kernel/current-language.ts';
import { readLanguageChoice } from '../shell/language-choice.ts';

/** An owner who has chosen the language of this page is written to in it, too. `kept`: their mails' until now; `null`: nobody is signed in. */
export function useKeptLanguage(kept: string | null): void {
  useEffect(() => {
    const language = currentLanguage();
    if (kept !== null && kept !== language && readLanguageChoice() === language)
      void call('PUT /api/proprietario/lingua');
  }, [kept]);
}
