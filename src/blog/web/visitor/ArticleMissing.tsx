import { brandName } from '../../../kernel/brand/brand.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as messages from '../../messages/visitor.ts';

export function ArticleMissing({ status }: { status: number | undefined }) {
  const { pathname, search } = useLocation();
  const isGone = status === 410;
  const isUnknown = status === 404;
  return (
    <div className="wrap section">
      <title>{`${messages.articleNotFound} — ${brandName}`}</title>
      <EmptyState title={messages.articleNotFound} level="h1">
        <p>{isGone ? messages.articleWithdrawn : isUnknown ? messages.articleUnknown : messages.articleNotLoaded}</p>
        <div className="row-f">
          <Link className="btn" to={paths.blog}>
            {messages.backToBlogLink}
          </Link>
          {!isGone && !isUnknown && (
            <Link className="btn alt" to={`${pathname}${search}`} reloadDocument>
              {messages.retryButton}
            </Link>
          )}
        </div>
      </EmptyState>
    </div>
  );
}
