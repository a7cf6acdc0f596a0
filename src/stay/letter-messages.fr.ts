import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { formatLongDate } from '../kernel/calendar-date.ts';
import { formatEuro } from '../kernel/cents.ts';
import type { LetterSentences } from './rules/stay-message.ts';

/** The message to an owner, written out for whoever only asks: its dialog alone loads it. */
export const letterMessages: LetterSentences = {
  subject: (nome) => `Demande d’informations : ${nome}`,
  opening: (nome) => `Bonjour, je souhaiterais avoir des informations sur ${nome}.`,
  camera: (nome) => `Chambre : ${nome}`,
  checkIn: (date) => `Arrivée : ${formatLongDate(date)}`,
  checkOut: (date) => `Départ : ${formatLongDate(date)}`,
  noDates: 'Je n’ai pas encore choisi les dates.',
  nights: (count) => `Nuits : ${formatCount(count)}`,
  guests: (count) => `Voyageurs : ${formatCount(count)}`,
  total: (total) => `Total : ${formatEuro(total)}`,
  closing: 'Merci !',
};

true satisfies IsTranslation<typeof import('./letter-messages.it.ts'), typeof import('./letter-messages.fr.ts')>;
