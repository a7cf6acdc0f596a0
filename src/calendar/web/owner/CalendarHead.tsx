import { Link } from 'react-router';
import type { OwnerStruttura } from '../../../strutture/owner-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Breadcrumb } from '../../../accounts/web/owner/Breadcrumb.tsx';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import * as messages from '../../messages/owner.ts';

export function CalendarHead({
  struttura: { id, nome, cin },
}: {
  struttura: Pick<OwnerStruttura, 'id' | 'nome' | 'cin'>;
}) {
  return (
    <header className="area-head">
      <div>
        <Breadcrumb here={messages.calendarTitle} />
        <h1>
          <Link to={ownerPath(id)}>{nome}</Link>
        </h1>
        <p className="address">
          <Link to={ownerPath(id, 'freschezza')}>{messages.freshnessReportTitle}</Link>
        </p>
      </div>
      {cin !== null && (
        <p className="badge cin-badge">
          <Icon name="identification-card" size={16} />
          {messages.cinLabel} <b>{cin}</b>
        </p>
      )}
    </header>
  );
}
