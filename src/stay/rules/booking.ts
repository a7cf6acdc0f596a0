/**
 * `in_attesa_pagamento`: a hold while the guest pays; `richiesta`: the card is authorised and the owner must confirm;
 * `confermata`: the stay is paid and the nights belong to the guest; `scaduta`: no payment or no answer arrived in time;
 * `rifiutata`: the owner declined the request; `annullata`: cancelled after the payment was authorised or captured.
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

/** The party that cancelled. `banca`: the money was taken back outside the portal, through a dispute or the provider's dashboard. */
export const CANCELLERS = ['ospite', 'proprietario', 'redazione', 'banca'] as const;
export type CancelledBy = (typeof CANCELLERS)[number];

/** Maximum number of nights of a booking; also enforced by the table `bookings`. */
export const MAX_NIGHTS = 366;

/** Largest amount that can be charged. Stripe accepts at most eight digits. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** Stripe requires a checkout session to stay open for at least 30 minutes. The extra minute allows for delays of the request. */
export const SESSION_MINUTES = 31;
/** Minutes for which a hold outlives its session, so that a payment event can still arrive (guarantee P4). */
export const GRACE_MINUTES = 5;
/** Hours for which a hold outlives its session if the portal cannot query the provider about that session. */
export const UNREACHABLE_HOLD_HOURS = 24;
/** Hours that an owner has to answer a request. Must stay below the seven days that a card authorisation lasts. */
export const REQUEST_HOURS = 24;
