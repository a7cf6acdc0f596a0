import { formatCount } from '../kernel/format-count.ts';

export const boxMessages = {
  dove: 'Dove vuoi andare?',
  esempio: 'Siena, Puglia, trullo…',
  quando: 'Quando, e in quanti?',
  suggerimenti: 'Suggerimenti',
  quanti: (count: number) => {
    if (count === 0) return 'Nessun suggerimento';
    return count === 1 ? '1 suggerimento' : `${formatCount(count)} suggerimenti`;
  },
} as const;
