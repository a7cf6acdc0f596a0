import { formatCount } from '../kernel/format-count.ts';

/** How many lines a table has at most: what a spreadsheet opens. */
export const MOST_LINES = 100_000;

/** The words of the register as a table. */
export const registerMessages = {
  azioneSconosciuta: 'Questa azione non è tra quelle del registro.',
  file: (day: string) => `registro-${day}.csv`,
  colonne: ['Quando', 'Chi', 'Che cosa', 'Su che cosa', 'Che cosa è cambiato', 'Da dove', 'Richiesta'],
  tagliato: `Sono le ${formatCount(MOST_LINES)} azioni più recenti: per le altre scegli un periodo.`,
} as const;
