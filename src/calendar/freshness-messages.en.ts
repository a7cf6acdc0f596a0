import type { IsTranslation } from '../kernel/translation.ts';
import type { Freshness } from './rules/freshness.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const unconfirmed = (time: string) => `Calendar not confirmed for ${time}: ask the owner to confirm your dates`;

export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendar confirmed just now';
      return `Calendar confirmed ${counted(freshness.count, 'a minute', 'minutes')} ago`;
    case 'ore': {
      const hours = counted(freshness.count, 'an hour', 'hours');
      return freshness.is_stale ? unconfirmed(hours) : `Calendar confirmed ${hours} ago`;
    }
    case 'giorni':
      return unconfirmed(counted(freshness.count, 'a day', 'days'));
    case 'mai':
      return 'Calendar not confirmed yet: ask the owner to confirm your dates';
    case 'in_parte':
      return 'Calendar not confirmed for these dates: ask the owner to confirm them';
  }
}

true satisfies IsTranslation<typeof import('./freshness-messages.it.ts'), typeof import('./freshness-messages.en.ts')>;
