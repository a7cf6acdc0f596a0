import { formatCount } from '../kernel/format-count.ts';

export const struttureMessages = {
  /** `where`: all Italy is no zone. */
  trovate: (count: number, where = 'nella zona') =>
    count === 1 ? `Trovata 1 struttura ${where}` : `Trovate ${formatCount(count)} strutture ${where}`,
  caricamento: 'Caricamento delle strutture…',
  tipi: { casa_vacanza: 'Casa vacanza', bb: 'B&B', affittacamere: 'Affittacamere', agriturismo: 'Agriturismo' },
} as const;
