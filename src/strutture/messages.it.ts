import { formatCount } from '../kernel/format-count.ts';

export const struttureMessages = {
  trovate: (count: number) =>
    count === 1 ? 'Trovata 1 struttura nella zona' : `Trovate ${formatCount(count)} strutture nella zona`,
  caricamento: 'Caricamento delle strutture…',
  tipi: { casa_vacanza: 'Casa vacanza', bb: 'B&B', affittacamere: 'Affittacamere', agriturismo: 'Agriturismo' },
  letti: {
    '1_matrimoniale': '1 letto matrimoniale',
    '2_singoli': '2 letti singoli',
    '1_matrimoniale_1_singolo': '1 letto matrimoniale e 1 singolo',
    '1_matrimoniale_2_singoli': '1 letto matrimoniale e 2 singoli',
    '2_matrimoniali': '2 letti matrimoniali',
    '3_singoli': '3 letti singoli',
    '4_singoli': '4 letti singoli',
    letti_castello: 'Letti a castello',
    divano_letto: 'Divano letto',
  },
  /** Classes of a CIN: ISTAT's classes of accommodation that a struttura of ours can have. */
  classiCin: {
    B4: 'alloggi in affitto gestiti in forma imprenditoriale',
    B5: 'agriturismi',
    C1: 'bed and breakfast',
    C2: 'altri alloggi privati in affitto',
  },
} as const;
