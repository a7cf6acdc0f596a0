/**
 * What a booking is at. `in_attesa_pagamento`: a hold, while its guest pays; `richiesta`: the card is authorised, the owner has to
 * say yes; `confermata`: paid, the nights are the guest's; `scaduta`: nobody paid, or nobody answered, in time; `rifiutata`: the
 * owner said no; `annullata`: taken back after the money was authorised or paid.
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

/** The states in which a booking has its nights; the constraint `bookings_nights_once` names the same. */
export const HOLDING_STATUSES: readonly BookingStatus[] = ['in_attesa_pagamento', 'richiesta', 'confermata'];

/** Whether a stay is sold at once, or after the owner has said yes. */
export const MODALITA = ['immediata', 'su_richiesta'] as const;
export type Modalita = (typeof MODALITA)[number];

/** What a guest gets back who cancels (`refund-due.ts`). */
export const POLITICHE = ['flessibile', 'moderata', 'rigida'] as const;
export type Politica = (typeof POLITICHE)[number];

/** Who took a booking back. `banca`: its money was taken back outside, by a dispute or in the provider's dashboard. */
export const CANCELLERS = ['ospite', 'proprietario', 'redazione', 'banca'] as const;
export type CancelledBy = (typeof CANCELLERS)[number];

/** Most nights of one stay; the table `bookings` holds no more. */
export const MAX_NIGHTS = 366;

/** Most that one payment can be, in cents: Stripe takes eight digits. */
export const MOST_CHARGED_CENTS = 99_999_999;

/** Minutes that a checkout session is open: Stripe asks for 30 at least. */
export const SESSION_MINUTES = 31;
/** Minutes that a hold outlives its session, for the news of a payment to arrive (guarantee P4). */
export const GRACE_MINUTES = 5;
/** Hours that a hold outlives its session whose provider nobody here can ask. */
export const UNASKED_HOURS = 24;
/** Hours that an owner has to answer a request; a card's authorisation lives seven days. */
export const REQUEST_HOURS = 24;
