import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SignInAgain } from '../../../../accounts/web/owner/SignInAgain.tsx';
import type { Payout } from '../../../payout-contract.ts';
import type { IconName } from '../../../../ui/icons/icon-name.ts';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import { OWNER_AREA } from '../../../../accounts/web/owner/return-path.ts';
import { call, SIGNED_OUT } from '../../../../api/call.ts';
import { usePageShown } from '../../../../ui/loading/use-page-shown.ts';
import { useChange } from '../../../../accounts/web/owner/use-change.ts';
import { goTo } from '../../provider-address.ts';
import * as messages from '../../../messages/owner.ts';

export type PayoutReturn = 'ritorno' | 'riprendi' | null;

const LOOKS: Record<Payout['stato'], { badge: string; note: string; icon: IconName }> = {
  assente: { badge: 'badge', note: 'note info', icon: 'info' },
  da_completare: { badge: 'badge no', note: 'note warn', icon: 'clock' },
  in_verifica: { badge: 'badge no', note: 'note info', icon: 'clock' },
  attivo: { badge: 'badge ok', note: 'note ok', icon: 'check-circle' },
  sospeso: { badge: 'badge waiting', note: 'note err-n', icon: 'warning-circle' },
};

type PayoutCardProps = { payout: Payout; from: PayoutReturn };

export function PayoutCard({ payout, from }: PayoutCardProps) {
  const { stato, payouts_enabled, is_demo } = payout;
  const { badge, icon } = LOOKS[stato];
  const isHalted = stato === 'attivo' && !payouts_enabled;
  return (
    <section className="card block owner-payments" aria-labelledby="pagamenti">
      <div className="titolo">
        <h2 id="pagamenti" className="h3">
          {messages.payoutsTitle}
        </h2>
        <p className="badges">
          <span className={badge}>
            <Icon name={icon} size={16} />
            {messages.payoutStatuses[stato]}
          </span>
        </p>
      </div>
      <Welcome stato={stato} from={from} />
      <p>{isHalted ? messages.transfersHalted : messages.payoutStatusTexts[stato]}</p>
      {is_demo && <p className="muted">{messages.demoPayoutNotice}</p>}
      <PayoutActions stato={stato} isHalted={isHalted} />
    </section>
  );
}

function Welcome({ stato, from }: { stato: Payout['stato']; from: PayoutReturn }) {
  if (from === null) return null;
  const { note, icon } = from === 'ritorno' ? LOOKS[stato] : LOOKS.da_completare;
  return (
    <p className={note} role="status">
      <Icon name={icon} />
      {from === 'ritorno' || stato === 'attivo'
        ? messages.onboardingReturnTexts[stato]
        : messages.onboardingLinkExpired}
    </p>
  );
}

function PayoutActions({ stato, isHalted }: { stato: Payout['stato']; isHalted: boolean }) {
  const { revalidate, state } = useRevalidator();
  const { isOpening, failure, open } = useOnboarding();
  const [isRequested, setRequested] = useState(false);
  if (stato === 'in_verifica') {
    const isReading = isRequested && state !== 'idle';
    const again = () => {
      setRequested(true);
      void revalidate();
    };
    return (
      <HydratedButton className="btn alt sm" aria-disabled={isReading} onClick={again}>
        <Icon name="arrows-clockwise" />
        {messages.refreshButton}
      </HydratedButton>
    );
  }
  if (stato === 'attivo' && !isHalted) return null;
  const label = stato === 'assente' ? messages.activatePaymentsButton : messages.continueButton;
  return (
    <>
      <FailureAlert>{failure?.detail}</FailureAlert>
      {failure?.isSignedOut && <SignInAgain to={OWNER_AREA} />}
      <HydratedButton className="btn" aria-disabled={isOpening} onClick={() => void open()}>
        {isOpening ? messages.openingOnboarding : label}
      </HydratedButton>
    </>
  );
}

function useOnboarding() {
  const change = useChange();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<{ detail: string; isSignedOut: boolean } | null>(null);

  usePageShown(() => setOpening(false));

  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    setFailure(null);
    const answer = await change(() => call('POST /api/proprietario/pagamenti/attiva'));
    if (answer.ok && goTo(answer.data.url, 'onboarding')) return;
    const isSignedOut = !answer.ok && answer.status === SIGNED_OUT;
    setFailure({ detail: answer.ok ? messages.onboardingNotOpened : answer.detail, isSignedOut });
    setOpening(false);
  };
  return { isOpening, failure, open };
}
