import { Link } from 'react-router';
import type { CittaWithCount } from '../contract.ts';
import { splitByHomes } from '../rules/split-by-homes.ts';
import * as messages from '../messages/visitor.ts';

type CittaListProps = { citta: CittaWithCount[]; pathOf: (citta: CittaWithCount) => string };

function Links({ citta, pathOf }: CittaListProps) {
  return (
    <ul className="locations-towns">
      {citta.map((each) => (
        <li key={each.id}>
          <Link to={pathOf(each)}>
            <b>{each.nome}</b> <span>{each.strutture_count > 0 && messages.homeCount(each.strutture_count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CittaList({ citta, pathOf }: CittaListProps) {
  const { withHomes, without } = splitByHomes(citta);
  return (
    <>
      {withHomes.length > 0 && <Links citta={withHomes} pathOf={pathOf} />}
      {without.length > 0 && (
        <details className="locations-others" open={withHomes.length === 0}>
          <summary>{messages.otherTowns(without.length, withHomes.length)}</summary>
          <Links citta={without} pathOf={pathOf} />
        </details>
      )}
    </>
  );
}
