import type { IsTranslation } from '../kernel/translation.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { LetterSentences } from './rules/stay-message.ts';

/** The message to an owner, written out for whoever only asks: its dialog alone loads it. */
export const letterMessages: LetterSentences = {
  subject: (nome) => `Request for information: ${nome}`,
  opening: (nome) => `Hello, I’d like to ask about ${nome}.`,
  camera: (nome) => `Room: ${nome}`,
  checkIn: (date) => `Arrival: ${formatLongDate(date)}`,
  checkOut: (date) => `Departure: ${formatLongDate(date)}`,
  noDates: 'I haven’t chosen my dates yet.',
  nights: (count) => `Nights: ${formatCount(count)}`,
  guests: (count) => `Guests: ${formatCount(count)}`,
  total: (total) => `Total: ${formatEuro(total)}`,
  closing: 'Thank you!',
};

true satisfies IsTranslation<typeof import('./letter-messages.it.ts'), typeof import('./letter-messages.en.ts')>;
