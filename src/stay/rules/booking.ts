/**
 * `richiesta`: awaits the owner's answer; `scaduta`: ended without the agreed payment or without an answer; `annullata`:
 * cancelled after the payment or its authorisation.
 */
export const BOOKING_STATUSES = [
  'in_attesa_pagamento',
  'richiesta',
  'confermata',
  'scaduta',
  'rifiutata',
  'annullata',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The states in which a booking occupies its nights. Must match the constraint `bookings_nights_once`. */
export const HOLDING_STATUSES: readonly BookingStatus[] = ['in_attesa_pagamento', 'richiesta', 'confermata'];

export const MODALITA = ['immediata', 'su_richiesta'] as const;
export type Modalita = (typeof MODALITA)[number];

export const POLITICHE = ['flessibile', 'moderata', 'rigida'] as const;
export type Politica = (typeof POLITICHE)[number];

/** `banca`: the payment failed or was reversed outside the portal, by a dispute or in the provider's dashboard. */
export const CANCELLERS = ['ospite', 'proprietario', 'redazione', 'banca'] as const;
export type CancelledBy = (typeof CANCELLERS)[number];

/** Maximum number of nights of a booking; also enforced by the table `bookings`. */
export const MAX_NIGHTS = 366;

/** Largest amount that can be charged. Stripe accepts at most eight digits. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** Lifetime of a payment session. Stripe requires at least 30 minutes; the extra minute allows for network latency. */
export const SESSION_MINUTES = 31;
/** Delay between the end of a payment session and the end of its hold, so that a late payment event can still arrive (guarantee P4). */
export const GRACE_MINUTES = 5;
/** Same as `GRACE_MINUTES`, but for a session that the portal cannot query because the provider's keys are missing. */
export const UNREACHABLE_HOLD_HOURS = 24;
/** Time limit for the owner's answer. Must be shorter than a card authorisation, which lasts seven days. */
export const REQUEST_HOURS = 24;
