import { useState } from 'react';
import type { CittaWithCount, Provincia, Regione } from '../contract.ts';
import { placePath } from '../rules/place-path.ts';
import { loadCitta } from './load-citta.ts';
import { loadProvince } from './load-province.ts';
import { type ListState, useList } from './use-list.ts';

type Choice = { regione: string; provincia: string; citta: string };

const NOTHING: Choice = { regione: '', provincia: '', citta: '' };

function itemsOf<T>(list: ListState<T>): T[] {
  return list.kind === 'loaded' ? list.items : [];
}

/** The home page's three dependent choices, as slugs (an empty text is no choice); a choice clears those below it. */
export function useFinder(regioni: Regione[]) {
  const [choice, setChoice] = useState(NOTHING);
  const regione = regioni.find(({ slug }) => slug === choice.regione);
  const province = useList<Provincia>(regione?.id ?? null, loadProvince);
  const provincia = itemsOf(province.list).find(({ slug }) => slug === choice.provincia);
  const citta = useList<CittaWithCount>(provincia?.id ?? null, loadCitta);

  return {
    choice,
    province,
    citta,
    chooseRegione: (slug: string) => setChoice({ ...NOTHING, regione: slug }),
    chooseProvincia: (slug: string) => setChoice({ ...choice, provincia: slug, citta: '' }),
    chooseCitta: (slug: string) => setChoice({ ...choice, citta: slug }),
    /** The address of the deepest choice; the regions themselves while there is none. */
    path: regione
      ? placePath({
          regione: regione.slug,
          provincia: choice.provincia || undefined,
          citta: choice.citta || undefined,
        })
      : '/#regioni',
  };
}
