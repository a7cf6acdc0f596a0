import type { Freshness } from './rules/freshness.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const unconfirmed = (time: string) => `Calendario non confermato da ${time}: chiedi conferma delle date`;

export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendario confermato adesso';
      return `Calendario confermato ${counted(freshness.count, 'un minuto', 'minuti')} fa`;
    case 'ore': {
      const hours = counted(freshness.count, 'un’ora', 'ore');
      return freshness.is_stale ? unconfirmed(hours) : `Calendario confermato ${hours} fa`;
    }
    case 'giorni':
      return unconfirmed(counted(freshness.count, 'un giorno', 'giorni'));
    case 'mai':
      return 'Calendario non ancora confermato: chiedi conferma delle date';
    case 'in_parte':
      return 'Calendario non confermato per queste date: chiedi conferma';
  }
}
