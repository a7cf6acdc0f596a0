import { Link } from 'react-router';
import windowUrl from './art/window.svg?url';

/** No strutture in this city and region: owners are invited to list theirs for free (specification section 2). */
export function EmptyTown({ citta, regione }: { citta: string; regione: string }) {
  return (
    <div className="card vuoto">
      <svg viewBox="0 0 218 204" aria-hidden="true">
        <use href={`${windowUrl}#finestra`} />
      </svg>
      <h2>Nessuna casa, per ora</h2>
      <p>{`A ${citta}, in ${regione}, non ci sono ancora strutture. Se ne hai una, inserirla è gratuito.`}</p>
      <Link className="btn" to="/inserisci">
        Inserisci la tua Struttura
      </Link>
    </div>
  );
}
