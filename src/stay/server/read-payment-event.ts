import { z } from 'zod';

/**
 * The object that an event is about. The portal fetches its current state, because the copy in the event may be stale. Disputes
 * are not fetched.
 */
export type PaymentSubject =
  | { kind: 'checkout'; session_id: string }
  | { kind: 'payment'; payment_id: string }
  | { kind: 'refund'; payment_id: string; refund_id: string }
  | { kind: 'dispute'; payment_id: string; status: string; is_closed: boolean }
  | { kind: 'account'; account_id: string }
  | { kind: 'other' };

export type PaymentEvent = { id: string; type: string; subject: PaymentSubject };

const id = z.string().regex(/^\w{1,255}$/);

const eventSchema = z.object({
  id,
  object: z.literal('event'),
  type: z.string().regex(/^[\w.]{1,100}$/),
  livemode: z.boolean(),
  account: id.optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
type StripeEvent = z.infer<typeof eventSchema>;

const OTHER: PaymentSubject = { kind: 'other' };

function textOf(value: unknown): string | null {
  const parsed = id.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function paymentSubject({ type, data: { object } }: StripeEvent): PaymentSubject {
  const payment_id = textOf(type.startsWith('payment_intent.') ? object['id'] : object['payment_intent']);
  if (payment_id === null) return OTHER;
  const refund_id = object['object'] === 'refund' ? textOf(object['id']) : null;
  if (refund_id !== null) return { kind: 'refund', payment_id, refund_id };
  if (!type.startsWith('charge.dispute.')) return { kind: 'payment', payment_id };
  return { kind: 'dispute', payment_id, status: textOf(object['status']) ?? '', is_closed: type.endsWith('.closed') };
}

/** Returns the account if a Connect event reports its update or deauthorisation. */
function accountSubject({ type, account, data: { object } }: StripeEvent): PaymentSubject {
  const isTakenAway = type === 'account.application.deauthorized' && account !== undefined;
  if (isTakenAway) return { kind: 'account', account_id: account };
  const account_id = textOf(object['id']);
  const isSender = type === 'account.updated' && account_id !== null && account_id === account;
  return isSender ? { kind: 'account', account_id } : OTHER;
}

function subjectOf(event: StripeEvent, isConnect: boolean): PaymentSubject {
  if (isConnect) return accountSubject(event);
  if (event.account !== undefined) return OTHER;
  const session_id = textOf(event.data.object['id']);
  if (event.type.startsWith('checkout.session.')) return session_id === null ? OTHER : { kind: 'checkout', session_id };
  return /^(?:payment_intent|charge|refund)\./.test(event.type) ? paymentSubject(event) : OTHER;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a Stripe event. Returns `null` if the event is invalid or belongs to the other mode (test or live). */
export function readPaymentEvent(
  raw: Uint8Array,
  { isConnect, isLive }: { isConnect: boolean; isLive: boolean },
): PaymentEvent | null {
  const { data: event } = eventSchema.safeParse(parseJson(new TextDecoder().decode(raw)));
  if (event === undefined || event.livemode !== isLive) return null;
  return { id: event.id, type: event.type, subject: subjectOf(event, isConnect) };
}
