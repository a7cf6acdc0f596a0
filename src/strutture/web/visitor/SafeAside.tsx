import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';

/** Beside results: what the badge means, and an invitation to who has a house; `children` before them. */
export function SafeAside({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label="Informazioni">
      {children}
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
