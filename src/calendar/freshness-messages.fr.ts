import type { IsTranslation } from '../kernel/translation.ts';
import { pluralFr } from '../kernel/plural.ts';
import type { Freshness } from './rules/freshness.ts';

const counted = (count: number, one: string, many: string) => pluralFr(count, { one, other: `${count} ${many}` });
const unconfirmed = (time: string) => `Calendrier non confirmé depuis ${time} : faites confirmer les dates`;

export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendrier confirmé à l’instant';
      return `Calendrier confirmé il y a ${counted(freshness.count, 'une minute', 'minutes')}`;
    case 'ore': {
      const hours = counted(freshness.count, 'une heure', 'heures');
      return freshness.is_stale ? unconfirmed(hours) : `Calendrier confirmé il y a ${hours}`;
    }
    case 'giorni':
      return unconfirmed(counted(freshness.count, 'un jour', 'jours'));
    case 'mai':
      return 'Calendrier pas encore confirmé : faites confirmer les dates';
    case 'in_parte':
      return 'Calendrier non confirmé pour ces dates : faites-les confirmer';
  }
}

true satisfies IsTranslation<typeof import('./freshness-messages.it.ts'), typeof import('./freshness-messages.fr.ts')>;
