import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = { detail: string; next: { path: string; text: string } | null };

/** The page of an address that was public once and is no more; `next` is the way on. */
export function Gone({ detail, next }: Props) {
  return (
    <div className="wrap sez">
      <title>Non c’è più — Ospitalia</title>
      <EmptyState title="Qui non abita più nessuno" level="h1">
        <p>{detail}</p>
        <Link className="btn" to={next?.path ?? '/'}>
          {next?.text ?? 'Torna alla pagina iniziale'}
        </Link>
      </EmptyState>
    </div>
  );
}
