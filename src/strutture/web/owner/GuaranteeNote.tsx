import { Link } from 'react-router';
import { areaMessages } from '../../area-messages.it.ts';
import type { OwnStruttura } from '../../owner-contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { hasCalendar } from './own-path.ts';
import { OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';

export function GuaranteeNote({ struttura }: { struttura: OwnStruttura }) {
  const { status, is_guaranteed, onboarding_by } = struttura;
  const isByHand = onboarding_by === 'admin';
  if (!hasCalendar(status) || (is_guaranteed && !isByHand)) return null;
  const state = is_guaranteed ? 'accesa' : 'spenta';
  return (
    <p className={is_guaranteed ? 'note info' : 'note warn'}>
      <Icon name={is_guaranteed ? 'info' : 'warning'} />
      <span>
        {isByHand ? areaMessages.sicuraAMano[state] : areaMessages.nonGarantita}{' '}
        <Link to={`${OWNER_AREA}#pagamenti`}>{areaMessages.vaiAiPagamenti}</Link>
      </span>
    </p>
  );
}
