import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Freshness } from './rules/freshness.ts';

const unconfirmed = (time: string) => `Kalender seit ${time} nicht bestätigt, bitte fragen Sie nach`;
const minutes = (count: number) => pluralDe(count, { one: 'einer Minute', other: `${count} Minuten` });
const days = (count: number) => pluralDe(count, { one: 'einem Tag', other: `${count} Tagen` });
const hours = (count: number) => pluralDe(count, { one: 'einer Stunde', other: `${count} Stunden` });

export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Kalender gerade bestätigt';
      return `Kalender vor ${minutes(freshness.count)} bestätigt`;
    case 'ore':
      return freshness.is_stale
        ? unconfirmed(hours(freshness.count))
        : `Kalender vor ${hours(freshness.count)} bestätigt`;
    case 'giorni':
      return unconfirmed(days(freshness.count));
    case 'mai':
      return 'Kalender noch nicht bestätigt, bitte fragen Sie nach';
    case 'in_parte':
      return 'Kalender für diesen Zeitraum nicht bestätigt, bitte fragen Sie nach';
  }
}

true satisfies IsTranslation<typeof import('./freshness-messages.it.ts'), typeof import('./freshness-messages.de.ts')>;
