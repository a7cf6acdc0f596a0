import { Link } from 'react-router';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { hasCalendar } from './owner-api-path.ts';
import { OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';
import * as messages from '../../messages/owner.ts';

/** Explains the badge of a home that is not guaranteed, or whose guarantee an administrator set. */
export function GuaranteeNote({ struttura }: { struttura: OwnerStruttura }) {
  const { status, is_guaranteed, onboarding_by } = struttura;
  const isByHand = onboarding_by === 'admin';
  if (!hasCalendar(status) || (is_guaranteed && !isByHand)) return null;
  const state = is_guaranteed ? 'accesa' : 'spenta';
  return (
    <p className={is_guaranteed ? 'note info' : 'note warn'}>
      <Icon name={is_guaranteed ? 'info' : 'warning'} />
      <span>
        {isByHand ? messages.manualGuaranteeNotes[state] : messages.notGuaranteedNote}{' '}
        <Link to={`${OWNER_AREA}#pagamenti`}>{messages.goToPaymentsLink}</Link>
      </span>
    </p>
  );
}
