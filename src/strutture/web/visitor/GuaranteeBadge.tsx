import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/visitor.ts';

export function GuaranteeBadge({ isGuaranteed }: { isGuaranteed: boolean }) {
  return (
    <span className={isGuaranteed ? 'badge ok' : 'badge no'}>
      <Icon name={isGuaranteed ? 'shield-check' : 'warning'} size={16} />
      {isGuaranteed ? messages.guaranteedBadge : messages.notGuaranteedBadge}
    </span>
  );
}

export function GuaranteeMeaning({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? null : <span className="means">{messages.payTheOwnerNote}</span>;
}
