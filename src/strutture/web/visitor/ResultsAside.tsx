import { Link } from 'react-router';
import type { Place } from '../../../locations/contract.ts';
import { provinciaPhrase } from '../../../locations/rules/place-phrase.ts';
import { RegionMap } from '../../../locations/web/RegionMap.tsx';
import { SafeAside } from './SafeAside.tsx';
import * as t from './town-messages.it.ts';

type ResultsAsideProps = {
  place: Place;
  openCityCount?: number | undefined;
};

export function ResultsAside({ place: { regione, provincia }, openCityCount }: ResultsAsideProps) {
  return (
    <SafeAside>
      <div className="card strutture-side locations-mini">
        <RegionMap codice={regione.codice} />
        <h2 className="h4 mt-4">{provincia ? `${regione.nome}, ${provinciaPhrase(provincia.nome)}` : regione.nome}</h2>
        <p>
          {openCityCount !== undefined &&
            (openCityCount === 1 ? t.cittaConAlmenoUnaCasa : t.cittaAperte(openCityCount))}
          <Link to="/#regioni">{t.tornaAllaMappa}</Link>
        </p>
      </div>
    </SafeAside>
  );
}
