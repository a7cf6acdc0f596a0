import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The page of an address that names nothing; `detail` says what was not found. */
export function NotFound({ detail }: { detail: string }) {
  return (
    <div className="wrap sez">
      <title>Pagina non trovata — Ospitalia</title>
      <EmptyState title="Qui non abita nessuno" level="h1">
        <p>{detail}</p>
        <Link className="btn" to="/">
          Torna alla pagina iniziale
        </Link>
      </EmptyState>
    </div>
  );
}
