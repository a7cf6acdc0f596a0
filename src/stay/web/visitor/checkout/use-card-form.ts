import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import type { CalendarDate } from '../../../../kernel/calendar-date.ts';
import { bookingMessages } from '../../../booking-messages.it.ts';
import { demoMessages } from '../../../demo-messages.it.ts';
import { checkCard, type TypedCard } from '../../../rules/check-card.ts';
import { goTo } from '../../provider-address.ts';

type Faults = Partial<Record<keyof TypedCard, string>>;

const SENTENCES: Record<keyof TypedCard, string> = {
  carta: bookingMessages.carta,
  scadenza: demoMessages.scadenza,
  cvc: demoMessages.cvc,
  titolare: demoMessages.titolare,
};

/** Pays and leaves the page; what the bank, or the way to it, says against that, or `null`. */
async function pay(session: string, carta: string): Promise<{ sentence: string; isOfCard: boolean } | null> {
  const answer = await call('POST /api/pagamento-demo/{session}/paga', { params: { session }, body: { carta } });
  if (answer.ok) return goTo(answer.data.url) ? null : { sentence: demoMessages.nonRiuscito, isOfCard: false };
  const ofCard = answer.campi['carta'];
  return { sentence: ofCard ?? (answer.detail || demoMessages.nonRiuscito), isOfCard: ofCard !== undefined };
}

/** The demo's form of a card: what is typed, what is wrong with it, and the payment itself. */
export function useCardForm(session: string, today: CalendarDate, form: RefObject<HTMLFormElement | null>) {
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
    // While the browser leaves, the button goes on saying so.
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
