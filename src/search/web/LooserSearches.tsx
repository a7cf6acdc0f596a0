import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { resultsMessages } from '../results-messages.it.ts';
import type { OtherSearch } from './results.ts';

function AlternativeLinks({ sentence, ways }: { sentence: string; ways: readonly OtherSearch[] }) {
  return (
    ways.length > 0 && (
      <>
        <p>{sentence}</p>
        <ul className="search-widen">
          {ways.map(({ label, href, count }) => (
            <li key={label}>
              <Link className="pill" to={href} preventScrollReset>
                <span>{label}</span>
                <b className="num">{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

type LooserSearchesProps = {
  /** With one criteria less. */
  looser: readonly OtherSearch[];
  /** The same in wider places. */
  wider: readonly OtherSearch[];
  /** Whether anything is asked for beside a place. */
  isAsked: boolean;
};

/** Nothing answers to all of it: what to take back or where else to look, and how many homes there are then. */
export function LooserSearches({ looser, wider, isAsked }: LooserSearchesProps) {
  const { nessuna, nessunaAffatto, allarga, altrove, soloAltrove, allargaDopo } = resultsMessages;
  const isAlone = looser.length === 0;
  return (
    <EmptyState title={isAsked ? nessuna : nessunaAffatto}>
      <AlternativeLinks sentence={allarga} ways={looser} />
      <AlternativeLinks sentence={isAlone ? soloAltrove : altrove} ways={wider} />
      {isAlone && wider.length === 0 && <p>{allargaDopo}</p>}
    </EmptyState>
  );
}
