import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { pagesToShow, resultsPagePath } from '../rules/results-page.ts';

type ResultsPagingProps = {
  townPath: string;
  page: number;
  pageCount: number;
  /** What else the address keeps. */
  query?: string;
};

/** Links to the other pages of results; nothing when there is only one. */
export function ResultsPaging({ townPath, page, pageCount, query = '' }: ResultsPagingProps) {
  if (pageCount <= 1) return null;
  const pathOf = (number: number) => resultsPagePath(townPath, number, query);
  return (
    <nav className="pagine" aria-label="Pagine dei risultati">
      {page > 1 && (
        <Link className="icb out" to={pathOf(page - 1)} rel="prev" aria-label="Pagina precedente">
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
                aria-label={`Pagina ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className="icb out" to={pathOf(page + 1)} rel="next" aria-label="Pagina successiva">
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
