import { formatCount } from '../kernel/format-count.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { LetterSentences } from './rules/stay-message.ts';

/** The message to an owner, written out for whoever only asks: its dialog alone loads it. */
export const letterMessages: LetterSentences = {
  subject: (nome) => `Richiesta di informazioni: ${nome}`,
  opening: (nome) => `Buongiorno, vorrei informazioni su ${nome}.`,
  camera: (nome) => `Camera: ${nome}`,
  checkIn: (date) => `Arrivo: ${formatLongDate(date)}`,
  checkOut: (date) => `Partenza: ${formatLongDate(date)}`,
  noDates: 'Non ho ancora scelto le date.',
  nights: (count) => `Notti: ${formatCount(count)}`,
  guests: (count) => `Ospiti: ${formatCount(count)}`,
  total: (total) => `Totale: ${formatEuro(total)}`,
  closing: 'Grazie!',
};
