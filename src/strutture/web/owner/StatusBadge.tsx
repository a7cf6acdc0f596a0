import type { OwnerStruttura } from '../../owner-contract.ts';
import { GuaranteeBadge } from '../visitor/GuaranteeBadge.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/owner.ts';

const LOOKS: Record<OwnerStruttura['status'], { className: string; icon: IconName }> = {
  in_attesa: { className: 'badge no', icon: 'clock' },
  approvata: { className: 'badge ok', icon: 'check-circle' },
  rifiutata: { className: 'badge waiting', icon: 'warning-circle' },
  sospesa: { className: 'badge', icon: 'pause' },
  eliminata: { className: 'badge', icon: 'trash' },
};

export function StatusBadge({
  struttura,
}: {
  struttura: Pick<OwnerStruttura, 'status' | 'modifica' | 'is_guaranteed'>;
}) {
  const { status, modifica, is_guaranteed } = struttura;
  return (
    <p className="badges">
      <Badge look={status} text={messages.listingStatuses[status]} />
      {(status === 'approvata' || status === 'sospesa') && <GuaranteeBadge isGuaranteed={is_guaranteed} />}
      {modifica && (
        <Badge
          look={modifica.status}
          text={modifica.status === 'in_attesa' ? messages.editUnderReview : messages.editRejected}
        />
      )}
    </p>
  );
}

function Badge({ look, text }: { look: OwnerStruttura['status']; text: string }) {
  const { className, icon } = LOOKS[look];
  return (
    <span className={className}>
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}
