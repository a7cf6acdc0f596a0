import { Link } from 'react-router';
import { locationsMessages } from '../../locations/messages.it.ts';
import { Icon } from '../../ui/Icon.tsx';
import { joinQuery } from '../rules/join-query.ts';
import * as t from './messages.it.ts';

type AllHomesProps = {
  where: string;
  dove: string;
  total: number;
  query: string;
};

export function AllHomes({ where, dove, total, query }: AllHomesProps) {
  if (total === 0) return null;
  return (
    <Link className="search-all" to={joinQuery(`/cerca?dove=${dove}`, query)}>
      <span>
        <b>{t.tutteLeCase(where)}</b> <small>{t.conDatePrezzoEServizi(locationsMessages.case(total))}</small>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
