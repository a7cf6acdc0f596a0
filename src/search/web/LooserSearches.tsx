import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { resultsMessages } from '../results-messages.it.ts';
import type { LooserSearch } from './results.ts';

/** Nothing answers to all of it: what to take back, and how many homes there are then. */
export function LooserSearches({ looser }: { looser: readonly LooserSearch[] }) {
  if (looser.length === 0)
    return (
      <EmptyState title={resultsMessages.nessuna}>
        <p>{resultsMessages.allargaDopo}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={resultsMessages.nessuna}>
      <p>{resultsMessages.allarga}</p>
      <ul className="allarga">
        {looser.map(({ label, href, count }) => (
          <li key={label}>
            <Link className="pill" to={href} preventScrollReset>
              <Icon name="x" size={16} />
              <span>
                <span className="sr">Senza </span>
                {label}
              </span>
              <b className="num">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
