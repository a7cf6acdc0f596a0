import type { Freshness } from './rules/freshness.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** How fresh a calendar is, in words: on the card and in the booking panel. */
export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendario confermato adesso';
      return `Calendario confermato ${counted(freshness.count, 'un minuto', 'minuti')} fa`;
    case 'ore':
      return `Calendario confermato ${counted(freshness.count, 'un’ora', 'ore')} fa`;
    case 'giorni':
      return `Calendario non confermato da ${counted(freshness.count, 'un giorno', 'giorni')}: chiedi conferma delle date`;
    case 'mai':
      return 'Calendario non ancora confermato: chiedi conferma delle date';
  }
}
