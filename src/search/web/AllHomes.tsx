import { paths } from '../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon.tsx';
import { joinQuery } from '../rules/write-criteria.ts';
import * as messages from '../messages/visitor.ts';
import * as locationsMessages from '../../locations/messages/visitor.ts';

type AllHomesProps = {
  where: string;
  dove: string;
  total: number;
  shown: number;
  query: string;
};

export function AllHomes({ where, dove, total, shown, query }: AllHomesProps) {
  if (total < 2) return null;
  return (
    <Link className="search-all" to={joinQuery(`${paths.cerca}?dove=${dove}`, query)}>
      <span>
        <b>{messages.allHomesIn(where)}</b>{' '}
        <small>
          {messages.withDatesPriceAndServices(
            total > shown ? locationsMessages.homeCount(total) : messages.alsoOnMapLink,
          )}
        </small>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
