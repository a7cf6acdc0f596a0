import { paths } from '../../kernel/paths.ts';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { measuringMessages } from '../messages.it.ts';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import './consent.css';

type ConsentBannerProps = { setup: AnalyticsSetup; onChoice: (choice: ConsentChoice) => void };

/** Yes and no weigh the same, and closing it is a no; neither focus nor clicks are taken (Garante, guidelines of 10 June 2021). */
export function ConsentBanner({ setup, onChoice }: ConsentBannerProps) {
  const title = useId();
  useEffect(() => announce(measuringMessages.arrivo), []);
  return (
    <section className="analytics-consent" aria-labelledby={title}>
      <div>
        <p id={title} className="h4">
          {measuringMessages.domanda}
        </p>
        <p>
          {measuringMessages.perche(setup)} <Link to={paths.cookie}>{measuringMessages.dettagli}</Link>
        </p>
      </div>
      <div className="analytics-yes-or-no">
        <button type="button" className="btn alt" onClick={() => onChoice('rifiutato')}>
          {measuringMessages.rifiuta}
        </button>
        <button type="button" className="btn alt" onClick={() => onChoice('accettato')}>
          {measuringMessages.accetta}
        </button>
      </div>
      <button
        type="button"
        className="icb"
        aria-label={measuringMessages.chiudi}
        title={measuringMessages.chiudi}
        onClick={() => onChoice('rifiutato')}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
