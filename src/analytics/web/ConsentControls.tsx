import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HydratedButton } from '../../ui/HydratedButton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { measuringMessages } from '../messages.it.ts';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { choose, hasOptOutSignal, useChoice } from './consent-store.ts';
import './consent.css';

export function ConsentControls({ setup }: { setup: AnalyticsSetup }) {
  const choice = useChoice(setup);
  const isSignalled = useHydrated() && hasOptOutSignal();
  const onChoose = (next: ConsentChoice) => {
    choose(next, setup);
    announce(measuringMessages[next]);
  };
  if (isSignalled) return <p className="note">{measuringMessages.segnale}</p>;
  return (
    <div className="analytics-consent-choice">
      <p>
        <b>{measuringMessages[choice ?? 'daScegliere']}</b>
      </p>
      <div className="analytics-yes-or-no">
        <HydratedButton className="btn alt" aria-pressed={choice === 'rifiutato'} onClick={() => onChoose('rifiutato')}>
          {choice === 'rifiutato' && <Icon name="check" />}
          {measuringMessages.rifiuta}
        </HydratedButton>
        <HydratedButton className="btn alt" aria-pressed={choice === 'accettato'} onClick={() => onChoose('accettato')}>
          {choice === 'accettato' && <Icon name="check" />}
          {measuringMessages.accetta}
        </HydratedButton>
      </div>
    </div>
  );
}
