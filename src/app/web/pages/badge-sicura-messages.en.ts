import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilBadgeSicura = 'The “Sicura” badge';
export const cheCosaDice = 'What the “Sicura” badge says about a home, and what it doesn’t.';
export const pagamentiVerificati =
  'It says just one thing: the people who run the home have completed payment verification with Stripe. That is why you can book and pay by card on this site.';
export const cheCosaHaiInPiu = 'What you get';
export const inPiu = [
  'Before you pay we read the home’s calendars again: if the nights are already taken, we tell you and you don’t pay.',
  'You pay what you read: if the total changes before the payment, we show it to you and you decide again.',
  'Cancellation follows the rule written on the page of the home, with its days and amounts, and the refund goes back to your card.',
  'Only Stripe sees your card details.',
];
export const cheCosaNonDice = 'What it doesn’t say';
export const nonDice = [
  'It is not a rating of the home, and doesn’t move it up the lists: the order takes no notice of the badge.',
  'It can’t be bought: owners who complete the verification receive it, and those who no longer have the verification lose it.',
  'A “Not guaranteed” home is not a bad home: you can’t pay for it here, but you can write to the people who run it, or call them.',
];
export const comeOrdiniamoLeCase = 'How we order the homes';
export const condizioniDiPrenotazione = 'Booking terms';

true satisfies IsTranslation<
  typeof import('./badge-sicura-messages.it.ts'),
  typeof import('./badge-sicura-messages.en.ts')
>;
