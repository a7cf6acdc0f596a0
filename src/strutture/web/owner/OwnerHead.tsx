import type { OwnerStruttura } from '../../owner-contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Breadcrumb } from '../../../accounts/web/owner/Breadcrumb.tsx';
import { ownerPath } from '../../rules/owner-path.ts';
import { StatusBadge } from './StatusBadge.tsx';
import * as messages from '../../messages/owner.ts';

export function OwnerHead({ struttura, page }: { struttura: OwnerStruttura; page?: string }) {
  const { id, nome, cin } = struttura;
  return (
    <header className="area-head">
      <div>
        <Breadcrumb above={page === undefined ? undefined : { to: ownerPath(id), label: nome }} />
        <h1>{page === undefined ? nome : `${page} ${nome}`}</h1>
        <p className="address">
          <Icon name="map-pin" size={16} />
          {formatAddress(struttura)}
        </p>
        {cin !== null && (
          <p className="cin">
            {messages.cinLabel} <b>{cin}</b>
          </p>
        )}
      </div>
      <StatusBadge struttura={struttura} />
    </header>
  );
}
