/** `richiesta`: the card is authorised; `scaduta`: no payment or answer arrived in time; `annullata`: cancelled after the authorisation. */
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

/** Lifetime of a payment session. Stripe requires at least 30 minutes; the extra minute covers the delay of the request. */
export const SESSION_MINUTES = 31;
/** Minutes for which a hold outlives its session, so that a payment event can still arrive (guarantee P4). */
export const GRACE_MINUTES = 5;
/** Hours for which a hold outlives its session if the portal cannot query the provider about that session. */
export const UNREACHABLE_HOLD_HOURS = 24;
/** Hours in which the owner must answer a request. Must stay below seven days, when the card authorisation expires. */
export const REQUEST_HOURS = 24;
