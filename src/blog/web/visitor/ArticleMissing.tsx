import { paths } from '../../../kernel/paths.ts';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { blogMessages } from '../../messages.it.ts';
import * as t from './messages.it.ts';

/** A failed or missing article: what happened, and the way back (PRODUCT.md § 2, "Blog article"). */
export function ArticleMissing({ status }: { status: number | undefined }) {
  const { pathname, search } = useLocation();
  const isGone = status === 410;
  const isUnknown = status === 404;
  return (
    <div className="wrap section">
      <title>{`${blogMessages.articoloNonTrovato} — Ospitalia`}</title>
      <EmptyState title={blogMessages.articoloNonTrovato} level="h1">
        <p>{isGone ? t.ritirato : isUnknown ? t.sconosciuto : t.nonCaricato}</p>
        <div className="row-f">
          <Link className="btn" to={paths.blog}>
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
