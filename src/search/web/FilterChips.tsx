import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ResultsTools } from './results.ts';
import * as messages from '../messages/visitor.ts';

/** Shows the chosen filters. Filters with a pill appear only on phones, where pills may be scrolled out of view. */
export function FilterChips({ chips, clearHref }: Pick<ResultsTools, 'chips' | 'clearHref'>) {
  if (chips.length === 0) return null;
  return (
    <ul
      className={classNames('search-active', chips.every(({ isPill }) => isPill) && 'search-as-pill')}
      aria-label={messages.activeFiltersLabel}
    >
      {chips.map(({ label, href, isPill }) => (
        <li key={label} className={isPill ? 'search-as-pill' : undefined}>
          <Link className="chip" to={href} preventScrollReset aria-label={messages.removeFilterButton(label)}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link className="txtlink" to={clearHref} preventScrollReset>
            {messages.clearAllButton}
          </Link>
        </li>
      )}
    </ul>
  );
}
