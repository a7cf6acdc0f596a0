import { type ComponentProps, useRef } from 'react';
import type { CalendarDate } from '../../../../kernel/calendar-date.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import type { DemoCheckout } from '../../../demo-contract.ts';
import { demoMessages } from '../../../demo-messages.it.ts';
import { formatCard, formatExpiry } from '../../../rules/card-text.ts';
import type { TypedCard } from '../../../rules/check-card.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useCardForm } from './use-card-form.ts';
import * as t from './messages.it.ts';
import { useHydrated } from '../../../../ui/use-hydrated.ts';

/** The card's side of the demo's page of payment: as a real one asks for it, with cards of play at hand. */
export function CardForm({ checkout, today }: { checkout: DemoCheckout; today: CalendarDate }) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, faults, failure, isBusy, submit } = useCardForm(checkout.session, today, form);
  const { total_cents } = checkout.bill;
  const digits = { inputMode: 'numeric' } as const;
  const input = (
    name: keyof TypedCard,
    label: string,
    looks: ComponentProps<'input'> = {},
    format = (text: string) => text,
  ) => (
    <Field id={name} label={label} error={faults[name]}>
      {(control) => (
        <input
          className="inp"
          autoComplete="off"
          required
          {...control}
          {...looks}
          value={typed[name]}
          onChange={({ target }) => type({ [name]: format(target.value) })}
        />
      )}
    </Field>
  );
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
      {input('carta', t.numeroDellaCarta, { ...digits, placeholder: '4242 4242 4242 4242' }, formatCard)}
      <div className="coppia">
        {input('scadenza', t.scadenza, { ...digits, placeholder: t.mmAa }, formatExpiry)}
        {input('cvc', t.cvc, { ...digits, placeholder: '123', maxLength: 4 })}
      </div>
      {input('titolare', t.nomeSullaCarta)}
      <FailureAlert>{failure}</FailureAlert>
      {checkout.is_authorisation && <p className="muted">{demoMessages.autorizzazione}</p>}
      <BusyButton isBusy={isBusy} className="btn full">
        {checkout.is_authorisation ? demoMessages.autorizza(total_cents) : demoMessages.paga(total_cents)}
      </BusyButton>
    </form>
  );
}

function TestCards({ onTake }: { onTake: (numero: string) => void }) {
  return (
    <fieldset className="stay-cards" disabled={!useHydrated()}>
      <legend className="lab">{t.carteDiProva}</legend>
      {demoMessages.carte.map(({ numero, esito }) => (
        <button type="button" key={numero} onClick={() => onTake(numero)}>
          <span className="num">{numero}</span> <span className="muted">{esito}</span>
        </button>
      ))}
    </fieldset>
  );
}
