import { paths } from '../../kernel/paths.ts';
import { Link } from 'react-router';
import { locationsMessages } from '../../locations/messages.it.ts';
import { Icon } from '../../ui/Icon.tsx';
import { joinQuery } from '../rules/join-query.ts';
import * as t from './messages.it.ts';

type AllHomesProps = {
  where: string;
  dove: string;
  total: number;
  /** How many of them stand above. */
  shown: number;
  query: string;
};

/** The way from the first homes of a place to the list of all, with its dates, filters and map; one home alone needs none. */
export function AllHomes({ where, dove, total, shown, query }: AllHomesProps) {
  if (total < 2) return null;
  return (
    <Link className="search-all" to={joinQuery(`${paths.cerca}?dove=${dove}`, query)}>
      <span>
        <b>{t.tutteLeCase(where)}</b>{' '}
        <small>{t.conDatePrezzoEServizi(total > shown ? locationsMessages.case(total) : t.sullaMappa)}</small>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
