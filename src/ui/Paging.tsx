import { Link } from 'react-router';
import { Icon } from './icons/Icon.tsx';
import { pagesToShow } from './rules/pages-to-show.ts';
import * as messages from './messages/visitor.ts';

type PagingProps = {
  label: string;
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
};

export function Paging({ label, page, pageCount, pathOf }: PagingProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 && (
        <Link className="icb out" to={pathOf(page - 1)} rel="prev" aria-label={messages.previousPageLink}>
          <Icon name="caret-left" />
        </Link>
      )}
      <ol>
        {pagesToShow(page, pageCount).map((number, position) => (
          <li key={number ?? `gap-${position}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={pathOf(number)}
                aria-label={messages.pageNumberLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className="icb out" to={pathOf(page + 1)} rel="next" aria-label={messages.nextPageLink}>
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
