import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { blogPageMessages as messages } from '../../blog-page-messages.it.ts';
import { type ListQuery, listPath } from '../../rules/list-address.ts';
import * as t from './messages.it.ts';

/** Both empty states of the list (specification section 2), each with a way on. */
export function EmptyList({ listQuery, hasPosts }: { listQuery: ListQuery; hasPosts: boolean }) {
  if (!hasPosts)
    return (
      <EmptyState title={messages.nessunoPubblicato}>
        <p>{t.quandoCeNeSara}</p>
        <Link className="btn" to="/#regioni">
          {t.esploraLeRegioni}
        </Link>
      </EmptyState>
    );
  const { categoria, cerca } = listQuery;
  return (
    <EmptyState title={messages.nessunoTrovato}>
      {cerca === '' ? (
        <p>{t.inQuestaCategoriaNonCe}</p>
      ) : (
        <p>
          {t.nessunTitoloENessunTesto} {categoria !== '' && t.diQuestaCategoria}
          {t.contiene(cerca)}
        </p>
      )}
      <div className="row-f">
        <Link className="btn" to="/blog" preventScrollReset>
          {t.vediTuttiGliArticoli}
        </Link>
        {cerca !== '' && categoria !== '' && (
          <Link className="btn alt" to={listPath({ cerca })} preventScrollReset>
            {t.cercaInTutteLeCategorie}
          </Link>
        )}
      </div>
    </EmptyState>
  );
}
