import { Link } from 'react-router';
import { freshnessReportMessages } from '../../freshness-report-messages.it.ts';
import type { OwnStruttura } from '../../../strutture/owner-contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Breadcrumb } from '../../../accounts/web/owner/Breadcrumb.tsx';
import { ownPath } from '../../../strutture/rules/own-path.ts';
import * as t from './messages.it.ts';

/** The head of the calendar's page: whose it is, with its CIN (PRODUCT.md § 2). */
export function CalendarHead({
  struttura: { id, nome, cin },
}: {
  struttura: Pick<OwnStruttura, 'id' | 'nome' | 'cin'>;
}) {
  return (
    <header className="area-head">
      <div>
        <Breadcrumb here={t.calendario} />
        <h1>
          <Link to={ownPath(id)}>{nome}</Link>
        </h1>
        <p className="address">
          <Link to={ownPath(id, 'freschezza')}>{freshnessReportMessages.titolo}</Link>
        </p>
      </div>
      {cin !== null && (
        <p className="badge cin-badge">
          <Icon name="identification-card" size={16} />
          {t.cin} <b>{cin}</b>
        </p>
      )}
    </header>
  );
}
