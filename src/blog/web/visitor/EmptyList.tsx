import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { blogPageMessages as messages } from '../../blog-page-messages.it.ts';
import { type ListQuery, listPath } from '../../rules/list-address.ts';

/** Both empty states of the list (specification section 2), each with a way on. */
export function EmptyList({ listQuery, hasPosts }: { listQuery: ListQuery; hasPosts: boolean }) {
  if (!hasPosts)
    return (
      <EmptyState title={messages.nessunoPubblicato}>
        <p>Quando ce ne sarà uno lo trovi qui. Intanto ci sono venti regioni da esplorare.</p>
        <Link className="btn" to="/#regioni">
          Esplora le regioni
        </Link>
      </EmptyState>
    );
  const { categoria, cerca } = listQuery;
  return (
    <EmptyState title={messages.nessunoTrovato}>
      {cerca === '' ? (
        <p>In questa categoria non c’è ancora nulla da leggere.</p>
      ) : (
        <p>
          Nessun titolo e nessun testo {categoria !== '' && 'di questa categoria '}contiene «{cerca}».
        </p>
      )}
      <div className="row-f">
        <Link className="btn" to="/blog" preventScrollReset>
          Vedi tutti gli articoli
        </Link>
        {cerca !== '' && categoria !== '' && (
          <Link className="btn alt" to={listPath({ cerca })} preventScrollReset>
            Cerca in tutte le categorie
          </Link>
        )}
      </div>
    </EmptyState>
  );
}
