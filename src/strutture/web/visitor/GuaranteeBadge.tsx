import { Icon } from '../../../ui/Icon.tsx';

/** 'Sicura' or 'Non garantita': whether a booking here is paid with a guarantee (specification section 4). */
export function GuaranteeBadge({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? (
    <span className="badge ok">
      <Icon name="shield-check" size={16} />
      Sicura
    </span>
  ) : (
    <span className="badge no">
      <Icon name="warning" size={16} />
      Non garantita
    </span>
  );
}
