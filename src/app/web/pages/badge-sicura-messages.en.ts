import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilBadgeSicura = 'The “Sicura” badge';
export const cheCosaDice = 'What the “Sicura” badge says about a place, and what it doesn’t.';
export const pagamentiVerificati =
  '“Sicura” is Italian for “secure”. It says just one thing: the people who run the place have completed payment verification with Stripe. That is why you can book and pay by card on this site.';
export const cheCosaHaiInPiu = 'What you get';
export const inPiu = [
  'Before you pay we check the place’s calendars again: if the nights are no longer available, we tell you and you don’t pay.',
  'You pay the price you see: if the total changes before you pay, we show you the new one and you decide again.',
  'Cancellation follows the terms on the place’s page, with their days and amounts, and the refund goes back to your card.',
  'Only Stripe sees your card details.',
];
export const cheCosaNonDice = 'What it doesn’t say';
export const nonDice = [
  'It isn’t a rating of the place, and doesn’t move it up the lists: the badge makes no difference to the order.',
  'It can’t be bought: owners who complete the verification receive it, and lose it if they are no longer verified.',
  'A “Not guaranteed” place is no worse than the others: you can’t pay for it here, but you can write to the people who run it, or call them.',
];
export const comeOrdiniamoLeCase = 'How we sort places';
export const condizioniDiPrenotazione = 'Booking terms';

true satisfies IsTranslation<
  typeof import('./badge-sicura-messages.it.ts'),
  typeof import('./badge-sicura-messages.en.ts')
>;
