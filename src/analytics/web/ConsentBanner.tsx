import { paths } from '../../kernel/pages/paths.ts';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { announce } from '../../ui/toasts/announce.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import './consent.css';
import * as messages from '../messages/visitor.ts';

type ConsentBannerProps = { setup: AnalyticsSetup; onChoice: (choice: ConsentChoice) => void };

/** The buttons look alike, and closing the banner counts as declining (Garante, guidelines of 10 June 2021). */
export function ConsentBanner({ setup, onChoice }: ConsentBannerProps) {
  const title = useId();
  useEffect(() => announce(messages.consentAnnouncement), []);
  return (
    <section className="analytics-consent" aria-labelledby={title}>
      <div>
        <p id={title} className="h4">
          {messages.consentQuestion}
        </p>
        <p>
          {messages.consentExplanation(setup)} <Link to={paths.cookie}>{messages.consentDetailsLink}</Link>
        </p>
      </div>
      <div className="analytics-yes-or-no">
        <button type="button" className="btn alt" onClick={() => onChoice('rifiutato')}>
          {messages.refuseButton}
        </button>
        <button type="button" className="btn alt" onClick={() => onChoice('accettato')}>
          {messages.acceptButton}
        </button>
      </div>
      <button
        type="button"
        className="icb"
        aria-label={messages.closeAndRefuseButton}
        title={messages.closeAndRefuseButton}
        onClick={() => onChoice('rifiutato')}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
