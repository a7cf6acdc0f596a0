import type { StayAhead } from '../../../kernel/people/person.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import type { WaitingAddress } from '../../../accounts/address-contract.ts';
import { allBookingsPath } from '../../../strutture/rules/owner-path.ts';
import { formatCount } from '../../../kernel/text/format-count.ts';
import type { Payout } from '../../../stay/payout-contract.ts';
import { bookingsPath } from '../../../stay/rules/bookings-address.ts';
import type { OwnerStruttura } from '../../../strutture/owner-contract.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { OwnerAccount } from './OwnerAccount.tsx';
import { OwnerCard } from '../../../strutture/web/owner/OwnerCard.tsx';
import { PayoutCard, type PayoutReturn } from '../../../stay/web/owner/payouts/PayoutCard.tsx';
import { OwnerPasskeys } from '../../../accounts/web/owner/OwnerPasskeys.tsx';
import { Sessions } from '../../../accounts/web/owner/Sessions.tsx';
import { SignInAddress } from '../../../accounts/web/owner/SignInAddress.tsx';
import * as stayMessages from '../../../stay/messages/owner.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

type RemovedHome = { id: number; nome: string; citta: string };

type OwnerListProps = {
  email: string;
  strutture: readonly OwnerStruttura[];
  removed: readonly RemovedHome[];
  requests: number;
  payout: Payout | null;
  from: PayoutReturn;
  waitingAddress: WaitingAddress | null;
  ahead: readonly StayAhead[];
};

function countsOf(strutture: readonly OwnerStruttura[]) {
  const countOf = (status: OwnerStruttura['status']) => strutture.filter((each) => each.status === status).length;
  return [
    { label: 'online', count: countOf('approvata') },
    { label: messages.pendingLabel, count: countOf('in_attesa') },
    { label: messages.toCorrectLabel, count: countOf('rifiutata') },
    { label: messages.pausedLabel, count: countOf('sospesa') },
  ].filter(({ count }) => count > 0);
}

export function OwnerList({
  email,
  strutture,
  removed,
  requests,
  payout,
  from,
  waitingAddress,
  ahead,
}: OwnerListProps) {
  return (
    <div className="wrap area">
      <header className="area-head">
        <div>
          <h1>{messages.myPropertiesTitle}</h1>
          <p className="accounts-greeting">
            {messages.greetingSignedInAs} <b>{email}</b>
          </p>
        </div>
        <Sessions />
      </header>
      {strutture.length === 0 ? <Nothing hasBookings={removed.length > 0} /> : <Ways strutture={strutture} />}
      <Waiting requests={requests} />
      {payout !== null && <PayoutCard payout={payout} from={from} />}
      <ul className="owner-homes">
        {strutture.map((struttura) => (
          <li key={struttura.id}>
            <OwnerCard struttura={struttura} />
          </li>
        ))}
      </ul>
      {removed.length > 0 && <Removed homes={removed} />}
      <SignInAddress email={email} waiting={waitingAddress} />
      <OwnerPasskeys email={email} />
      <OwnerAccount email={email} strutture={strutture.map(({ nome }) => nome)} ahead={ahead} />
    </div>
  );
}

function Ways({ strutture }: Pick<OwnerListProps, 'strutture'>) {
  return (
    <div className="owner-accounts">
      {strutture.length > 1 && (
        <ul className="owner-counters">
          {countsOf(strutture).map(({ label, count }) => (
            <li key={label}>
              <b>{formatCount(count)}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      <Link className="btn alt sm" to={allBookingsPath()}>
        <Icon name="calendar-dots" />
        {stayMessages.bookingsTitle}
      </Link>
      <Link className="btn alt sm" to={paths.inserisci}>
        <Icon name="plus" />
        {messages.addAnotherPropertyLink}
      </Link>
    </div>
  );
}

function Nothing({ hasBookings }: { hasBookings: boolean }) {
  if (hasBookings) {
    return (
      <EmptyState title={struttureMessages.noListingsLeftTitle}>
        <p>{struttureMessages.noListingsLeftText}</p>
        <p className="actions">
          <Link className="btn" to={allBookingsPath()}>
            {stayMessages.bookingsTitle}
          </Link>
          <Link className="btn alt" to={paths.inserisci}>
            {messages.addAnotherPropertyLink}
          </Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.firstPropertyTitle}>
      <p>{messages.noPropertiesYet}</p>
      <Link className="btn" to={paths.inserisci}>
        {messages.addYourPropertyLabel}
      </Link>
    </EmptyState>
  );
}

function Removed({ homes }: { homes: readonly RemovedHome[] }) {
  return (
    <section className="card block" aria-labelledby="eliminate">
      <h2 id="eliminate" className="h3">
        {struttureMessages.deletedListingsTitle}
      </h2>
      <ul>
        {homes.map(({ id, nome, citta }) => (
          <li key={id}>
            {nome}, {citta}
          </li>
        ))}
      </ul>
      <p className="muted">
        {struttureMessages.deletedListingsText} <Link to={allBookingsPath()}>{struttureMessages.seeBookingsLink}</Link>
      </p>
    </section>
  );
}

function Waiting({ requests }: { requests: number }) {
  if (requests === 0) return null;
  return (
    <p className="note warn owner-waiting">
      <Icon name="clock" />
      <Link to={bookingsPath({ scheda: 'da_rispondere', pagina: 1 })}>{stayMessages.requestsToAnswer(requests)}</Link>
    </p>
  );
}
