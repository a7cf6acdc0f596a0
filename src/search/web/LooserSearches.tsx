import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { OtherSearch } from './results.ts';
import * as messages from '../messages/visitor.ts';

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
  looser: readonly OtherSearch[];
  wider: readonly OtherSearch[];
  isAsked: boolean;
};

export function LooserSearches({ looser, wider, isAsked: hasCriteria }: LooserSearchesProps) {
  const isAlone = looser.length === 0;
  return (
    <EmptyState title={hasCriteria ? messages.noHomesMatchTitle : messages.noHomesYetTitle}>
      <AlternativeLinks sentence={messages.removeSomethingIntro} ways={looser} />
      <AlternativeLinks sentence={isAlone ? messages.lookFurtherIntro : messages.alsoLookFurtherIntro} ways={wider} />
      {isAlone && wider.length === 0 && <p>{messages.tryAnotherSearch}</p>}
    </EmptyState>
  );
}
