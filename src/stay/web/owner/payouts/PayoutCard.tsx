import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SignInAgain } from '../../../../accounts/web/owner/SignInAgain.tsx';
import { payoutCardMessages as messages } from '../../../payout-messages.it.ts';
import type { Payout } from '../../../payout-contract.ts';
import type { IconName } from '../../../../ui/icon-name.ts';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { HydratedButton } from '../../../../ui/HydratedButton.tsx';
import { OWNER_AREA } from '../../../../accounts/web/owner/return-path.ts';
import { useOnboarding } from './use-onboarding.ts';

/** Whence the owner comes: from the provider's page, or from a link of it that had expired. */
export type PayoutReturn = 'ritorno' | 'riprendi' | null;

const LOOKS: Record<Payout['stato'], { badge: string; note: string; icon: IconName }> = {
  assente: { badge: 'badge', note: 'note info', icon: 'info' },
  da_completare: { badge: 'badge no', note: 'note warn', icon: 'clock' },
  in_verifica: { badge: 'badge no', note: 'note info', icon: 'clock' },
  attivo: { badge: 'badge ok', note: 'note ok', icon: 'check-circle' },
  sospeso: { badge: 'badge waiting', note: 'note err-n', icon: 'warning-circle' },
};

type PayoutCardProps = { payout: Payout; from: PayoutReturn };

/** Where the owner's payments stand, and the way to the provider's page where they are turned on. */
export function PayoutCard({ payout, from }: PayoutCardProps) {
  const { stato, payouts_enabled, is_demo } = payout;
  const { badge, icon } = LOOKS[stato];
  const isHalted = stato === 'attivo' && !payouts_enabled;
  return (
    <section className="card block owner-payments" aria-labelledby="pagamenti">
      <div className="titolo">
        <h2 id="pagamenti" className="h3">
          {messages.titolo}
        </h2>
        <p className="badges">
          <span className={badge}>
            <Icon name={icon} size={16} />
            {messages.stati[stato]}
          </span>
        </p>
      </div>
      <Welcome stato={stato} from={from} />
      <p>{isHalted ? messages.bonificiFermi : messages.testi[stato]}</p>
      {is_demo && <p className="muted">{messages.prova}</p>}
      <PayoutActions stato={stato} isHalted={isHalted} />
    </section>
  );
}

/** What came of the visit to the provider's page. */
function Welcome({ stato, from }: { stato: Payout['stato']; from: PayoutReturn }) {
  if (from === null) return null;
  const { note, icon } = from === 'ritorno' ? LOOKS[stato] : LOOKS.da_completare;
  return (
    <p className={note} role="status">
      <Icon name={icon} />
      {from === 'ritorno' || stato === 'attivo' ? messages.ritorno[stato] : messages.riprendi}
    </p>
  );
}

function PayoutActions({ stato, isHalted }: { stato: Payout['stato']; isHalted: boolean }) {
  const { revalidate, state } = useRevalidator();
  const { isOpening, failure, open } = useOnboarding();
  const [isAsked, setAsked] = useState(false);
  if (stato === 'in_verifica') {
    const isReading = isAsked && state !== 'idle';
    const again = () => {
      setAsked(true);
      void revalidate();
    };
    return (
      <HydratedButton className="btn alt sm" aria-disabled={isReading} onClick={again}>
        <Icon name="arrows-clockwise" />
        {messages.aggiorna}
      </HydratedButton>
    );
  }
  if (stato === 'attivo' && !isHalted) return null;
  const label = stato === 'assente' ? messages.attiva : messages.continua;
  return (
    <>
      <FailureAlert>{failure?.detail}</FailureAlert>
      {failure?.isSignedOut && <SignInAgain to={OWNER_AREA} />}
      <HydratedButton className="btn" aria-disabled={isOpening} onClick={() => void open()}>
        {isOpening ? messages.apriamo : label}
      </HydratedButton>
    </>
  );
}
