import { formatCount } from '../kernel/format-count.ts';

export const struttureMessages = {
  trovate: (count: number) =>
    count === 1 ? 'Trovata 1 struttura nella zona' : `Trovate ${formatCount(count)} strutture nella zona`,
  caricamento: 'Caricamento delle strutture…',
  tipi: { casa_vacanza: 'Casa vacanza', bb: 'B&B', affittacamere: 'Affittacamere', agriturismo: 'Agriturismo' },
} as const;
