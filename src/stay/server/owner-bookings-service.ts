import type { Account } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { OwnerBooking, OwnerBookingsService } from '../owner-bookings-contract.ts';
import { BOOKINGS_PAGE_SIZE } from '../rules/bookings-address.ts';
import { riferimento } from '../rules/codice.ts';
import { refundDue } from '../rules/refund-due.ts';
import type { ApplyFact, FactSource } from './apply-fact.ts';
import type { BookingRow } from './booking-repository.ts';
import { isDisputed, bookedTerms } from './booking-row.ts';
import { countByTab, findOwned, ofOwnedStruttura, pageOfTab, removedAmong } from './owner-bookings-repository.ts';
import { type RefundedAmount, refundedByBooking } from './refund-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Deps = Pick<StayDependencies, 'db' | 'clock'> & { applyFact: ApplyFact };

const NOTHING_BACK: RefundedAmount = { refunded_cents: asCents(0), is_late: false };

function ownerRefund({ clock }: Deps, { agreed, ...booking }: BookingRow) {
  return refundDue({ ...booking, terms: bookedTerms(booking), bill: agreed.bill }, 'proprietario', today(clock));
}

type Extras = { refunded?: RefundedAmount | undefined; is_removed: boolean };

/** The fields are listed explicitly, because an owner must not receive the code, which permits cancelling as the guest. */
function present(deps: Deps, booking: BookingRow, { refunded = NOTHING_BACK, is_removed }: Extras): OwnerBooking {
  const { id, codice, struttura_id, agreed, status, modalita, check_in, check_out, guests } = booking;
  const { guest_name, guest_email, guest_phone, notes, fee_cents, politica_cancellazione, cancelled_by, motivo } =
    booking;
  return {
    id,
    struttura_id,
    status,
    modalita,
    check_in,
    check_out,
    guests,
    guest_name,
    guest_email,
    guest_phone,
    notes,
    fee_cents,
    politica_cancellazione,
    refund_terms: bookedTerms(booking),
    cancelled_by,
    motivo,
    unread_calendars: booking.unread_calendars ?? [],
    same_day_hour: agreed.same_day_hour ?? null,
    riferimento: riferimento(codice),
    nome: agreed.nome,
    is_removed,
    camera: agreed.camera,
    bill: agreed.bill,
    is_demo: booking.provider === 'demo',
    owner_cents: booking.total_cents - fee_cents,
    is_charged: booking.paid_cents > 0,
    paid_at: booking.paid_at?.toISOString() ?? null,
    ...refunded,
    expires_at: booking.expires_at?.toISOString() ?? null,
    cancelled_at: booking.cancelled_at?.toISOString() ?? null,
    is_disputed: isDisputed(booking),
    can_cancel: ownerRefund(deps, booking) !== null,
    created_at: booking.created_at.toISOString(),
  };
}

async function presentAll(deps: Deps, bookings: readonly BookingRow[]): Promise<OwnerBooking[]> {
  const [refunded, removed] = await Promise.all([
    refundedByBooking(
      deps.db,
      bookings.map(({ id }) => id),
    ),
    removedAmong(
      deps.db,
      bookings.map(({ struttura_id }) => struttura_id),
    ),
  ]);
  return bookings.map((booking) =>
    present(deps, booking, { refunded: refunded.get(booking.id), is_removed: removed.has(booking.struttura_id) }),
  );
}

async function presentOne(deps: Deps, booking: BookingRow): Promise<OwnerBooking> {
  const [one] = await presentAll(deps, [booking]);
  if (one === undefined) throw new Error('a booking is missing from the result');
  return one;
}

async function readOwned(deps: Deps, { email }: Account, id: string): Promise<BookingRow> {
  const booking = await findOwned(deps.db, { email, today: today(deps.clock) }, id);
  if (booking === undefined) throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
  return booking;
}

type Decision = {
  happened: FactSource;
  motivo?: string;
  losesHome: boolean;
  refusal: (booking: BookingRow) => string;
};

function createDecide(deps: Deps) {
  return async (
    account: Account,
    id: string,
    { happened, motivo = '', losesHome, refusal }: Decision,
  ): Promise<OwnerBooking> => {
    await readOwned(deps, account, id);
    const applied = await deps.applyFact(id, happened, motivo === '' ? {} : { motivo }, { mayLoseHome: losesHome });
    if (applied === null) throw new AppError('NON_TROVATO', visitorMessages().bookingNotFound);
    if (applied.isRefused) throw new AppError('STATO_NON_VALIDO', refusal(applied.booking));
    return presentOne(deps, applied.booking);
  };
}

const answerRefusal = ({ status }: BookingRow) =>
  status === 'richiesta' || status === 'scaduta'
    ? visitorMessages().answerTimeExpired
    : visitorMessages().requestAlreadyAnswered;

export function createOwnerBookings(deps: Deps): OwnerBookingsService {
  const decide = createDecide(deps);
  return {
    async list({ email }, { scheda, pagina }) {
      const whose = { email, today: today(deps.clock) };
      const page = { tab: scheda, offset: (pagina - 1) * BOOKINGS_PAGE_SIZE, limit: BOOKINGS_PAGE_SIZE };
      const [counts, rows] = await Promise.all([countByTab(deps.db, whose), pageOfTab(deps.db, whose, page)]);
      return { counts, total: counts[scheda], data: await presentAll(deps, rows) };
    },
    counts: ({ email }) => countByTab(deps.db, { email, today: today(deps.clock) }),
    read: async (account, id) => presentOne(deps, await readOwned(deps, account, id)),
    ofStruttura: async ({ email }, id) =>
      presentAll(deps, await ofOwnedStruttura(deps.db, { email, today: today(deps.clock) }, id)),
    accept: (account, id) =>
      decide(account, id, { happened: { kind: 'accepted' }, losesHome: false, refusal: answerRefusal }),
    refuse: (account, id, motivo) =>
      decide(account, id, { happened: { kind: 'refused' }, motivo, losesHome: true, refusal: answerRefusal }),
    cancel: (account, id, motivo) => {
      const happened: FactSource = async (booking) => {
        // A retry after a lost response returns the cancelled booking.
        if (booking.status === 'annullata' && booking.cancelled_by === 'proprietario') return null;
        const refund_cents = ownerRefund(deps, booking);
        if (refund_cents === null) throw new AppError('STATO_NON_VALIDO', visitorMessages().bookingNotCancellable);
        return { kind: 'cancelled', by: 'proprietario', refund_cents };
      };
      return decide(account, id, {
        happened,
        motivo,
        losesHome: true,
        refusal: () => visitorMessages().bookingNotCancellable,
      });
    },
  };
}
