import { type ComponentProps, useRef, type RefObject, type SubmitEvent, useState } from 'react';
import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { Field } from '../../../../ui/forms/Field.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import type { DemoCheckout } from '../../../demo-contract.ts';
import { formatCard, formatExpiry, type TypedCard, checkCard } from '../../../rules/check-card.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useHydrated } from '../../../../ui/loading/use-hydrated.ts';
import { call } from '../../../../api/call.ts';
import { goTo } from '../../provider-address.ts';
import * as messages from '../../../messages/visitor.ts';

type Faults = Partial<Record<keyof TypedCard, string>>;

const SENTENCES: Record<keyof TypedCard, string> = {
  carta: messages.cardNumberMissing,
  scadenza: messages.cardExpiryInvalid,
  cvc: messages.cardCvcInvalid,
  titolare: messages.cardholderMissing,
};

async function pay(session: string, carta: string): Promise<{ sentence: string; isOfCard: boolean } | null> {
  const answer = await call('POST /api/pagamento-demo/{session}/paga', { params: { session }, body: { carta } });
  if (answer.ok) return goTo(answer.data.url) ? null : { sentence: messages.actionFailed, isOfCard: false };
  const ofCard = answer.campi['carta'];
  return { sentence: ofCard ?? (answer.detail || messages.actionFailed), isOfCard: ofCard !== undefined };
}

function useCardForm(session: string, today: CalendarDate, form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState<TypedCard>({ carta: '', scadenza: '', cvc: '', titolare: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const blame = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(null);
    const found = checkCard(typed, today);
    blame(Object.fromEntries(found.map((field) => [field, SENTENCES[field]])));
    if (found.length > 0) return;
    isSending.current = true;
    setBusy(true);
    const refusal = await pay(session, typed.carta);
    if (refusal === null) return;
    isSending.current = false;
    setBusy(false);
    if (refusal.isOfCard) blame({ carta: refusal.sentence });
    else setFailure(refusal.sentence);
  };
  const type = (change: Partial<TypedCard>) => {
    setTyped((last) => ({ ...last, ...change }));
    setFaults({});
  };
  return { typed, type, faults, failure, isBusy, submit };
}

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
      <h2 className="h3">{messages.payByCardTitle}</h2>
      <TestCards
        onTake={(carta) =>
          type({ carta, scadenza: '12 / 34', cvc: '123', titolare: typed.titolare || messages.testGuestName })
        }
      />
      <p className="fld">
        <span className="lab">{messages.emailLabel}</span> {checkout.guest_email}
      </p>
      {input('carta', messages.cardNumberLabel, { ...digits, placeholder: '4242 4242 4242 4242' }, formatCard)}
      <div className="coppia">
        {input(
          'scadenza',
          messages.cardExpiryLabel,
          { ...digits, placeholder: messages.cardExpiryPlaceholder },
          formatExpiry,
        )}
        {input('cvc', messages.cardCvcLabel, { ...digits, placeholder: '123', maxLength: 4 })}
      </div>
      {input('titolare', messages.cardholderLabel)}
      <FailureAlert>{failure}</FailureAlert>
      {checkout.is_authorisation && <p className="muted">{messages.authorisationNotice}</p>}
      <BusyButton isBusy={isBusy} className="btn full">
        {checkout.is_authorisation ? messages.authoriseButton(total_cents) : messages.payButton(total_cents)}
      </BusyButton>
    </form>
  );
}

function TestCards({ onTake }: { onTake: (numero: string) => void }) {
  return (
    <fieldset className="stay-cards" disabled={!useHydrated()}>
      <legend className="lab">{messages.testCardsTitle}</legend>
      {messages.testCards.map(({ numero, esito }) => (
        <button type="button" key={numero} onClick={() => onTake(numero)}>
          <span className="num">{numero}</span> <span className="muted">{esito}</span>
        </button>
      ))}
    </fieldset>
  );
}
