import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ResultsPlace } from './results.ts';
import * as messages from '../messages/visitor.ts';

/** The key makes React replace the links when the page changes, so that no link retains the focus. */
export function PageLinks({ position, previousHref, nextHref }: ResultsPlace) {
  if (previousHref === null && nextHref === null) return null;
  return (
    <nav key={`${previousHref} ${nextHref}`} className="search-turn" aria-label={messages.resultPagesLabel}>
      {previousHref !== null && (
        <Link className="btn alt sm" to={previousHref} rel="prev">
          <Icon name="caret-left" size={16} />
          {messages.previousPageLink}
        </Link>
      )}
      {position !== null && <p className="num">{position}</p>}
      {nextHref !== null && (
        <Link className="btn alt sm" to={nextHref} rel="next">
          {messages.nextPageLink}
          <Icon name="caret-right" size={16} />
        </Link>
      )}
    </nav>
  );
}
