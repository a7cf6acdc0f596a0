import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Regione } from '../contract.ts';
import { provinciaLabel } from '../rules/place-label.ts';
import { CittaOptions } from './CittaOptions.tsx';
import { FinderSelect } from './FinderSelect.tsx';
import { FinderStatus } from './FinderStatus.tsx';
import { useFinder } from './use-finder.ts';

/** Region, province, city: «Mostra le case» opens the deepest place chosen; without scripts, the regions. */
export function Finder({ regioni }: { regioni: Regione[] }) {
  const navigate = useNavigate();
  const { choice, province, citta, path, ...choose } = useFinder(regioni);
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(path);
  };
  return (
    <>
      <form className="finder" aria-label="Trova una casa" action="/#regioni" onSubmit={show}>
        <FinderSelect label="Regione" none="Tutta Italia" value={choice.regione} onChoose={choose.chooseRegione}>
          {regioni.map(({ id, slug, nome }) => (
            <option key={id} value={slug}>
              {nome}
            </option>
          ))}
        </FinderSelect>
        <FinderSelect
          label="Provincia"
          none="Scegli"
          value={choice.provincia}
          disabled={province.list.kind !== 'loaded'}
          onChoose={choose.chooseProvincia}
        >
          {province.list.kind === 'loaded' &&
            province.list.items.map((each) => (
              <option key={each.id} value={each.slug}>
                {provinciaLabel(each)}
              </option>
            ))}
        </FinderSelect>
        <FinderSelect
          label="Città"
          none="Scegli"
          value={choice.citta}
          disabled={citta.list.kind !== 'loaded'}
          onChoose={choose.chooseCitta}
        >
          {citta.list.kind === 'loaded' && <CittaOptions citta={citta.list.items} valueOf={({ slug }) => slug} />}
        </FinderSelect>
        <button type="submit" className="btn">
          Mostra le case
        </button>
      </form>
      <FinderStatus province={province} citta={citta} />
    </>
  );
}
