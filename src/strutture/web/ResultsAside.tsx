import { Link } from 'react-router';
import type { Place } from '../../locations/contract.ts';
import { provinciaPhrase } from '../../locations/rules/place-phrase.ts';
import { RegionMap } from '../../locations/web/RegionMap.tsx';
import { Icon } from '../../ui/Icon.tsx';

type ResultsAsideProps = {
  place: Place;
  /** Cities of the province with at least one home. */
  openCityCount: number;
};

/** Beside the results: where we are, what the badge means, and an invitation to who has a house here. */
export function ResultsAside({ place: { regione, provincia }, openCityCount }: ResultsAsideProps) {
  return (
    <aside aria-label="Informazioni">
      <div className="card lato mini">
        <RegionMap codice={regione.codice} />
        <h2 className="h4 mt-4">{`${regione.nome}, ${provinciaPhrase(provincia?.nome ?? '')}`}</h2>
        <p>
          {openCityCount === 1
            ? '1 città con almeno una casa aperta. '
            : `${openCityCount} città con almeno una casa aperta. `}
          <Link to="/#regioni">Torna alla mappa</Link>
        </p>
      </div>
      <div className="card lato">
        <h2 className="h4 row-f">
          <Icon name="shield-check" />
          Cos’è il badge «Sicura»?
        </h2>
        <p>
          Il proprietario ha completato la verifica dei pagamenti: la prenotazione è garantita con carta. Senza badge
          puoi comunque chiedere informazioni.
        </p>
      </div>
      <div className="card lato tinta">
        <h2 className="h4">Hai una casa qui?</h2>
        <p>L’inserimento è gratuito.</p>
        <Link className="btn sm mt-4" to="/inserisci">
          Inserisci la tua Struttura
        </Link>
      </div>
    </aside>
  );
}
