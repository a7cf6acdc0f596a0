import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { blogPageMessages as messages } from '../../blog-page-messages.it.ts';
import * as t from './messages.it.ts';

/** "On failure or missing article" (specification section 2): what happened, and the way back. */
export function ArticleMissing({ status }: { status: number | undefined }) {
  const { pathname, search } = useLocation();
  const isGone = status === 410;
  const isUnknown = status === 404;
  return (
    <div className="wrap section">
      <title>{`${messages.articoloNonTrovato} — Ospitalia`}</title>
      <EmptyState title={messages.articoloNonTrovato} level="h1">
        <p>{isGone ? messages.ritirato : isUnknown ? messages.sconosciuto : messages.nonCaricato}</p>
        <div className="row-f">
          <Link className="btn" to="/blog">
            {t.tornaAlBlog}
          </Link>
          {!isGone && !isUnknown && (
            <Link className="btn alt" to={`${pathname}${search}`} reloadDocument>
              {t.riprova}
            </Link>
          )}
        </div>
      </EmptyState>
    </div>
  );
}
