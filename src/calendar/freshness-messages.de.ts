import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Freshness } from './rules/freshness.ts';

const unconfirmed = (time: string) => `Kalender seit ${time} nicht bestätigt: Fragen Sie nach, ob die Tage frei sind`;
const hours = (count: number) => pluralDe(count, { one: 'einer Stunde', other: `${count} Stunden` });

export function freshnessSentence(freshness: Freshness): string {
  const { count } = freshness;
  switch (freshness.unit) {
    case 'minuti':
      if (count === 0) return 'Kalender gerade bestätigt';
      return `Kalender vor ${pluralDe(count, { one: 'einer Minute', other: `${count} Minuten` })} bestätigt`;
    case 'ore':
      return freshness.is_stale ? unconfirmed(hours(count)) : `Kalender vor ${hours(count)} bestätigt`;
    case 'giorni':
      return unconfirmed(pluralDe(count, { one: 'einem Tag', other: `${count} Tagen` }));
    case 'mai':
      return 'Kalender noch nicht bestätigt: Fragen Sie nach, ob die Tage frei sind';
  }
}

true satisfies IsTranslation<typeof import('./freshness-messages.it.ts'), typeof import('./freshness-messages.de.ts')>;
