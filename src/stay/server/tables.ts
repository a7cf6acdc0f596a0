import type { ColumnType, Generated } from 'kysely';
import type { BillOnWire, UnreadCalendarOnWire } from '../bill-contract.ts';
import type { HouseRuleFacts } from '../../strutture/rules/house-rule-lines.ts';
import type { BookingStatus, CancelledBy, Modalita, Politica } from '../rules/booking.ts';

export type AgreedTerms = {
  bill: BillOnWire;
  nome: string;
  camera: string | null;
  camera_ospite?: string;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
  cin: string;
  telefono: string | null;
  email: string | null;
  /** Missing from bookings made with earlier versions of the portal. */
  casa?: HouseRuleFacts;
  termini: string;
  same_day_hour?: number;
};

type Bookings = {
  id: Generated<string>;
  codice: string;
  struttura_id: number;
  camera_id: number | null;
  unit_id: number;
  /** The text form of a PostgreSQL `daterange`, such as `[2026-08-14,2026-08-21)`. */
  period: string;
  /** The text form of a generated PostgreSQL `int4range`. */
  places: ColumnType<string, never, never>;
  guests: number;
  status: BookingStatus;
  modalita: Modalita;
  expires_at: Date | null;
  reminders: Generated<number>;
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  lingua: Generated<string>;
  notes: Generated<string>;
  agreed: ColumnType<AgreedTerms, string, never>;
  unread_calendars: ColumnType<UnreadCalendarOnWire[] | null, string | null, string>;
  total_cents: number;
  fee_cents: Generated<number>;
  politica_cancellazione: Politica;
  refund_terms: ColumnType<unknown, string, never>;
  provider: 'demo' | 'stripe';
  account_id: string;
  session_id: string | null;
  checkout_url: string | null;
  payment_id: string | null;
  paid_cents: Generated<number>;
  paid_at: Date | null;
  decided_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: CancelledBy | null;
  motivo: Generated<string>;
  disputed_at: Date | null;
  dispute_status: string | null;
  needs_review: string | null;
  guest_erased_at: Date | null;
  checked_at: Date | null;
  last_checked_at: Date | null;
  request_key: Buffer | null;
  request_hash: Buffer | null;
  client_hash: Buffer | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type RefundReason = 'annullata' | 'pagamento_tardivo' | 'importo_diverso' | 'esterno';
export type RefundStatus = 'da_verificare' | 'da_fare' | 'riuscito' | 'fallito';

type Refunds = {
  id: Generated<string>;
  booking_id: string;
  amount_cents: number;
  reason: RefundReason;
  status: RefundStatus;
  refund_id: string | null;
  fault: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PayoutAccounts = {
  account_id: string;
  proprietario_email: string;
  provider: 'demo' | 'stripe';
  charges_enabled: Generated<boolean>;
  details_submitted: Generated<boolean>;
  payouts_enabled: Generated<boolean>;
  requirements: Generated<string[]>;
  disabled_reason: string | null;
  read_at: Date | null;
  created_at: ColumnType<Date, never, never>;
};

type PaymentEvents = {
  id: string;
  type: string;
  booking_id: string | null;
  effect: 'applicato' | 'ignorato' | 'allarme';
  payment_id: string | null;
  dispute_status: string | null;
  received_at: Generated<Date>;
};

type DemoCheckouts = {
  id: string;
  booking_id: string;
  status: Generated<'open' | 'complete' | 'expired'>;
  capture: 'automatic' | 'manual';
  amount_cents: number;
  payment_id: string | null;
  payment_status: 'requires_capture' | 'succeeded' | 'canceled' | null;
  refunded_cents: Generated<number>;
  request: ColumnType<unknown, string, never>;
  expires_at: Date;
  created_at: ColumnType<Date, never, never>;
};

export type StayTables = {
  bookings: Bookings;
  refunds: Refunds;
  payout_accounts: PayoutAccounts;
  payment_events: PaymentEvents;
  demo_checkouts: DemoCheckouts;
  demo_refunds: { idempotency_key: string; checkout_id: string; amount_cents: number };
};
