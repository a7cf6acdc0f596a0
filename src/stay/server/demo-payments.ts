import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { DEMO_CARDS, type DemoCheckout, type DemoPaymentService } from '../demo-contract.ts';
import { guestBookingPath } from '../rules/guest-booking-path.ts';
import { refundSteps } from '../rules/refund-due.ts';
import { bookedTerms, guestRoom } from './booking-row.ts';
import { findBookingBy, shownStruttura, type StayDb } from './booking-repository.ts';
import { readDemoCheckout, payDemoCheckout } from './demo-provider.ts';
import type { CheckoutState } from './payment-provider.ts';
import { photoAddress } from './present-guest-booking.ts';
import { visitorMessages } from '../messages/by-request.ts';

type DemoPaymentDependencies = {
  db: StayDb;
  clock: Clock;
  publicUrl: string;
  isOn: boolean;
  applyCheckout(checkout: CheckoutState): Promise<unknown>;
  completeOnboarding(accountId: string): Promise<string>;
};

/** Throws if the card is declined. The checkout then stays open, as on a real checkout page. */
function checkCard(carta: string): void {
  const number = carta.replaceAll(/[\s-]/g, '');
  if (number === DEMO_CARDS.riuscita) return;
  const sentences = {
    [DEMO_CARDS.rifiutata]: visitorMessages().cardDeclined,
    [DEMO_CARDS.senzaFondi]: visitorMessages().insufficientFunds,
  };
  const sentence = sentences[number] ?? visitorMessages().cardNumberMissing;
  throw new AppError('DATI_NON_VALIDI', sentence, { campi: { carta: sentence } });
}

function notFound(): never {
  throw new AppError('NON_TROVATO', visitorMessages().paymentNotFound);
}

async function show(deps: DemoPaymentDependencies, session: string): Promise<DemoCheckout> {
  const known = deps.isOn ? await readDemoCheckout(deps, session) : null;
  const booking = known && (await findBookingBy(deps.db, 'id', known.state.booking_id ?? ''));
  if (!known || !booking) return notFound();
  const { state, expires_at } = known;
  const { agreed, check_in, check_out, guests, guest_email, codice, modalita, politica_cancellazione } = booking;
  const { photo } = await shownStruttura(deps.db, booking.struttura_id);
  const success_url = `${deps.publicUrl}${guestBookingPath(codice)}`;
  return {
    session,
    status: state.status,
    is_authorisation: modalita === 'su_richiesta',
    nome: agreed.nome,
    camera: guestRoom(agreed),
    bill: agreed.bill,
    immagine: photoAddress(photo),
    politica_cancellazione,
    refund_steps: refundSteps(bookedTerms(booking), agreed.bill, check_in, today(deps.clock)),
    check_in,
    check_out,
    guests,
    guest_email,
    expires_at: expires_at.toISOString(),
    success_url,
    cancel_url: `${success_url}?annullato=1`,
  };
}

export function createDemoPayments(deps: DemoPaymentDependencies): DemoPaymentService {
  return {
    isOn: deps.isOn,
    find: (session) => show(deps, session),

    async pay(session, carta) {
      const { status, success_url } = await show(deps, session);
      if (status === 'expired') throw new AppError('STATO_NON_VALIDO', visitorMessages().paymentNoLongerPending);
      checkCard(carta);
      const state = await payDemoCheckout(deps, session);
      if (state.status !== 'complete') throw new AppError('STATO_NON_VALIDO', visitorMessages().paymentNoLongerPending);
      await deps.applyCheckout(state);
      return success_url;
    },

    completeOnboarding: deps.completeOnboarding,
  };
}
