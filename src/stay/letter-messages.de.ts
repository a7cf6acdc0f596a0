import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { LetterSentences } from './rules/stay-message.ts';

export const letterMessages: LetterSentences = {
  subject: (nome) => `Anfrage: ${nome}`,
  opening: (nome) => `Guten Tag, ich hätte gerne nähere Informationen zu ${nome}.`,
  camera: (nome) => `Zimmer: ${nome}`,
  checkIn: (date) => `Anreise: ${formatLongDate(date)}`,
  checkOut: (date) => `Abreise: ${formatLongDate(date)}`,
  noDates: 'Die Reisedaten stehen noch nicht fest.',
  nights: (count) => `Nächte: ${formatCount(count)}`,
  guests: (count) => `Gäste: ${formatCount(count)}`,
  total: (total) => `Gesamtpreis: ${formatEuro(total)}`,
  closing: 'Vielen Dank!',
};

true satisfies IsTranslation<typeof import('./letter-messages.it.ts'), typeof import('./letter-messages.de.ts')>;
