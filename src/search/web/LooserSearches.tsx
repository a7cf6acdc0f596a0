import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { resultsMessages } from '../results-messages.it.ts';
import type { LooserSearch } from './results.ts';

/** Nothing answers to all of it: what to take back, and how many homes there are then. */
export function LooserSearches({ looser }: { looser: readonly LooserSearch[] }) {
  if (looser.length === 0)
    return (
      <EmptyState title={resultsMessages.nessunaAffatto}>
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
              <span>Senza {label}</span>
              <b className="num">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
