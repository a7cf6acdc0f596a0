import { useRef } from 'react';
import type { CalendarDate } from '../../../../kernel/calendar-date.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import type { DemoCheckout } from '../../../demo-contract.ts';
import { demoMessages } from '../../../demo-messages.it.ts';
import { formatCard, formatExpiry } from '../../../rules/card-text.ts';
import { BusyButton } from '../BusyButton.tsx';
import { TestCards } from './TestCards.tsx';
import { useCardForm } from './use-card-form.ts';
import * as t from './messages.it.ts';

/** The card's side of the demo's page of payment: as a real one asks for it, with cards of play at hand. */
export function CardForm({ checkout, today }: { checkout: DemoCheckout; today: CalendarDate }) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, faults, failure, isBusy, submit } = useCardForm(checkout.session, today, form);
  const { total_cents } = checkout.bill;
  const field = { className: 'inp', autoComplete: 'off', required: true } as const;
  return (
    <form ref={form} className="carta" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="h3">{t.pagaConLaCarta}</h2>
      <TestCards
        onTake={(carta) =>
          type({ carta, scadenza: '12 / 34', cvc: '123', titolare: typed.titolare || t.ospiteDiProva })
        }
      />
      <p className="fld">
        <span className="lab">{t.eMail}</span> {checkout.guest_email}
      </p>
      <Field id="carta" label={t.numeroDellaCarta} error={faults.carta}>
        {(control) => (
          <input
            {...field}
            {...control}
            inputMode="numeric"
            placeholder="4242 4242 4242 4242"
            value={typed.carta}
            onChange={({ target }) => type({ carta: formatCard(target.value) })}
          />
        )}
      </Field>
      <div className="coppia">
        <Field id="scadenza" label={t.scadenza} error={faults.scadenza}>
          {(control) => (
            <input
              {...field}
              {...control}
              inputMode="numeric"
              placeholder={t.mmAa}
              value={typed.scadenza}
              onChange={({ target }) => type({ scadenza: formatExpiry(target.value) })}
            />
          )}
        </Field>
        <Field id="cvc" label={t.cvc} error={faults.cvc}>
          {(control) => (
            <input
              {...field}
              {...control}
              inputMode="numeric"
              placeholder="123"
              maxLength={4}
              value={typed.cvc}
              onChange={({ target }) => type({ cvc: target.value })}
            />
          )}
        </Field>
      </div>
      <Field id="titolare" label={t.nomeSullaCarta} error={faults.titolare}>
        {(control) => (
          <input
            {...field}
            {...control}
            value={typed.titolare}
            onChange={({ target }) => type({ titolare: target.value })}
          />
        )}
      </Field>
      <FailureAlert>{failure}</FailureAlert>
      {checkout.is_authorisation && <p className="muted">{demoMessages.autorizzazione}</p>}
      <BusyButton isBusy={isBusy} className="btn full">
        {checkout.is_authorisation ? demoMessages.autorizza(total_cents) : demoMessages.paga(total_cents)}
      </BusyButton>
    </form>
  );
}
