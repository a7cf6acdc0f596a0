import { announce } from '../../ui/toasts/announce.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { choose, hasOptOutSignal, useChoice } from './consent-store.ts';
import './consent.css';
import * as messages from '../messages/visitor.ts';

const LABELS = { rifiutato: messages.refuseButton, accettato: messages.acceptButton };

export function ConsentControls({ setup }: { setup: AnalyticsSetup }) {
  const choice = useChoice(setup);
  const isHydrated = useHydrated();
  const onChoose = (next: ConsentChoice) => {
    choose(next, setup);
    announce(messages.consentStates[next]);
  };
  if (isHydrated && hasOptOutSignal()) return <p className="note">{messages.privacySignalNotice}</p>;
  return (
    <div className="analytics-consent-choice">
      <p>
        <b>{messages.consentStates[choice ?? 'daScegliere']}</b>
      </p>
      <div className="analytics-yes-or-no">
        {(['rifiutato', 'accettato'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="btn alt"
            // `HydratedButton` is not used, because this page would have to load another file for it.
            disabled={!isHydrated}
            aria-pressed={choice === each}
            onClick={() => onChoose(each)}
          >
            {choice === each && <Icon name="check" />}
            {LABELS[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
