import { Link } from 'react-router';
import type { OwnStruttura } from '../../strutture/owner-contract.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ownPath } from './own-path.ts';
import { OWNER_AREA } from './return-path.ts';

/** The head of the calendar's page: whose it is, with its CIN (specification section 2, "Header with CIN badge"). */
export function CalendarHead({
  struttura: { id, nome, cin },
}: {
  struttura: Pick<OwnStruttura, 'id' | 'nome' | 'cin'>;
}) {
  return (
    <header className="capo-area">
      <div>
        <nav aria-label="Percorso">
          <ol className="crumb">
            <li>
              <Link to={OWNER_AREA}>Le mie strutture</Link>
            </li>
            <li aria-current="page">Calendario</li>
          </ol>
        </nav>
        <h1>
          <Link to={ownPath(id)}>{nome}</Link>
        </h1>
      </div>
      {cin !== null && (
        <p className="badge cin-d">
          <Icon name="identification-card" size={16} />
          CIN <b>{cin}</b>
        </p>
      )}
    </header>
  );
}
