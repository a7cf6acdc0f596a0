import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as t from './messages.it.ts';

type NotFoundProps = {
  /** In place of the one that says that nobody lives here. */
  heading?: string | null;
  /** What was not found. */
  detail: string;
  /** The address was public once. */
  isGone?: boolean;
  /** The way on; else to the home page. */
  next?: { path: string; text: string } | null;
};

/** The page of an address that names nothing, or nothing any more. */
export function NotFound({ heading, detail, isGone = false, next }: NotFoundProps) {
  return (
    <div className="wrap section">
      <title>{`${heading ?? (isGone ? t.nonCePiu : t.paginaNonTrovata)} — Ospitalia`}</title>
      <EmptyState title={heading ?? (isGone ? t.quiNonAbitaPiuNessuno : t.quiNonAbitaNessuno)} level="h1">
        <p>{detail}</p>
        <Link className="btn" to={next?.path ?? '/'}>
          {next?.text ?? t.tornaAllaPaginaIniziale}
        </Link>
      </EmptyState>
    </div>
  );
}
