import { useEffect, useState } from 'react';
import { keptText, OWN_HOLD } from './session-text.ts';

/** The code of a stay here that this tab went to pay for and has not paid yet; `null`: there is none. Asked for again when the page comes back. */
export function useOwnHold(strutturaId: number): string | null {
  const [codice, setCodice] = useState<string | null>(null);
  useEffect(() => {
    const find = () => {
      if (keptText(OWN_HOLD) === null) return;
      import('./find-own-hold.ts').then(({ findOwnHold }) => findOwnHold(strutturaId)).then(setCodice, () => {});
    };
    find();
    window.addEventListener('pageshow', find);
    return () => window.removeEventListener('pageshow', find);
  }, [strutturaId]);
  return codice;
}
