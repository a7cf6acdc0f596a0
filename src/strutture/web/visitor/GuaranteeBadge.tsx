import { Icon } from '../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

/** 'Sicura' or 'Non garantita': whether a booking here is paid with a guarantee (specification section 4). */
export function GuaranteeBadge({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? (
    <span className="badge ok">
      <Icon name="shield-check" size={16} />
      {t.sicura}
    </span>
  ) : (
    <span className="badge no">
      <Icon name="warning" size={16} />
      {t.nonGarantita}
    </span>
  );
}
