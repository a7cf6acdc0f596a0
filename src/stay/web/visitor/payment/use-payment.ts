import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, type Reply } from '../../../../api/call.ts';
import type { PartsOf } from '../../../../api/calls.ts';
import { asCents, toCents, toEuros } from '../../../../kernel/money/cents.ts';
import { joinSentences } from '../../../../kernel/text/join-sentences.ts';
import { usePageShown } from '../../../../ui/loading/use-page-shown.ts';
import type { Modalita, Politica } from '../../../rules/booking.ts';
import { REFUND_TERMS, TERMS_VERSION } from '../../../rules/refund-terms.ts';
import { goTo } from '../../provider-address.ts';
import { HOLD_KEY, readText } from '../session-text.ts';
import { storeText } from './store-text.ts';
import * as messages from '../../../messages/visitor.ts';

type Refusal = Extract<Reply<unknown>, { ok: false }>;
type ShownPrice = { total_cents: number; modalita: Modalita; politica: Politica };
type Failure = { text: string; areDatesTaken: boolean; otherRooms: number[]; campi: Record<string, string> };

/** `isDoubtful`: the last request with this key received a 5xx response. */
type Attempt = { request: string; key: string; isDoubtful: boolean };

/** Session storage key for a payment attempt whose outcome is unknown. The stored attempt survives a reload. */
const OPEN_ATTEMPT = 'tentativo';
const STORED_ATTEMPT = /^(?<doubt>[01]) (?<key>[\da-f]{32}) (?<request>.*)$/s;
const KEY_BYTES = 16;

function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function attemptAt(request: string): Attempt {
  const stored = STORED_ATTEMPT.exec(readText(OPEN_ATTEMPT) ?? '')?.groups;
  if (stored?.['request'] === request)
    return { request, key: stored['key'] ?? createKey(), isDoubtful: stored['doubt'] === '1' };
  return { request, key: createKey(), isDoubtful: false };
}

function storeAttempt(attempt: Attempt | null): void {
  storeText(OPEN_ATTEMPT, attempt === null ? '' : `${Number(attempt.isDoubtful)} ${attempt.key} ${attempt.request}`);
}

/** Returns whether a retry must reuse the key, because the outcome is unknown. A second consecutive 5xx response ends the attempt. */
function isOpen({ status, codice }: Refusal, { isDoubtful }: Attempt): boolean {
  return status === 0 || codice === 'IN_CORSO' || (status >= 500 && !isDoubtful);
}

function isPolitica(text: string | undefined): text is Politica {
  return text !== undefined && Object.hasOwn(REFUND_TERMS, text);
}

function changeOf({ campi }: Refusal): Partial<ShownPrice> {
  const { totale, modalita, politica } = campi;
  return {
    ...(totale !== undefined && { total_cents: toCents(Number(totale)) }),
    ...((modalita === 'immediata' || modalita === 'su_richiesta') && { modalita }),
    ...(isPolitica(politica) && { politica }),
  };
}

/** Codes of server errors whose messages are written for the guest. */
const GUEST_ERRORS = ['PAGAMENTO_NON_DISPONIBILE', 'SERVIZIO_NON_DISPONIBILE'];

/** Replaces the messages of internal errors with a fixed message (PRODUCT.md § 8). */
function failureOf({ status, detail, codice, campi }: Refusal): Failure {
  const isForGuest = detail !== '' && (status < 500 || (codice !== undefined && GUEST_ERRORS.includes(codice)));
  const help = codice === 'PAGAMENTO_NON_DISPONIBILE' ? messages.noChargeMade : '';
  const text = isForGuest ? joinSentences(detail, help) : messages.paymentNotCreated;
  const otherRooms = (campi['camere'] ?? '').split(',').filter(Boolean).map(Number);
  return { text, areDatesTaken: codice === 'DATE_NON_DISPONIBILI', otherRooms, campi };
}

const NO_ADDRESS: Refusal = { ok: false, status: 500, detail: '', campi: {} };

type PaymentBody = PartsOf<'POST /api/payments/booking/create-payment'>['body'];
type ChosenStay = Omit<PaymentBody, 'struttura_id' | 'totale' | 'termini' | keyof ShownPrice>;

async function openPayment(body: PaymentBody, key: string): Promise<Refusal | null> {
  const answer = await call('POST /api/payments/booking/create-payment', { body, headers: { 'Idempotency-Key': key } });
  if (!answer.ok) return answer;
  storeText(HOLD_KEY, `${body.struttura_id} ${answer.data.codice} ${body.camera_id ?? ''}`);
  return goTo(answer.data.checkout_url) ? null : NO_ADDRESS;
}

/** Uses one idempotency key per attempt. If the terms have changed, shows the new terms before the guest retries. */
export function usePayment(struttura_id: number, quoted: ShownPrice, onFailure: (failure: Failure) => void) {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<Partial<ShownPrice>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = { ...quoted, ...changed };

  usePageShown(() => setBusy(false));

  const refused = (answer: Refusal, current: Attempt) => {
    storeAttempt(isOpen(answer, current) ? { ...current, isDoubtful: answer.status >= 500 } : null);
    const [change, found] = [changeOf(answer), failureOf(answer)];
    setFailure(found);
    setBusy(false);
    if (Object.keys(change).length > 0) {
      setChanged({ ...changed, ...change });
      void revalidate();
    }
    onFailure(found);
  };

  const pay = async (stay: ChosenStay) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const { total_cents, ...agreed } = shown;
    const totale = toEuros(asCents(total_cents));
    const body = { ...stay, struttura_id, totale, termini: TERMS_VERSION, ...agreed };
    const current = attemptAt(JSON.stringify(body));
    // The attempt is stored before it is sent, because the page may be closed before the response arrives.
    storeAttempt(current);
    const refusal = await openPayment(body, current.key);
    if (refusal === null) storeAttempt(null);
    else refused(refusal, current);
  };
  const startOver = () => {
    setChanged({});
    setFailure(null);
  };
  return { shown, failure, isBusy, pay, startOver };
}
