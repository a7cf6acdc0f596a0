import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { resultsMessages } from '../results-messages.it.ts';
import type { ResultsTools } from './results.ts';
import * as t from './messages.it.ts';

export function FilterChips({ chips, clearHref }: Pick<ResultsTools, 'chips' | 'clearHref'>) {
  if (clearHref === null) return null;
  return (
    <ul className="search-active" aria-label={t.filtriAttivi}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link className="chip" to={href} preventScrollReset aria-label={resultsMessages.togli(label)}>
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="txtlink" to={clearHref} preventScrollReset>
          {resultsMessages.togliTutti}
        </Link>
      </li>
    </ul>
  );
}
