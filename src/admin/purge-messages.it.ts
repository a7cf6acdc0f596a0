import { formatCount } from '../kernel/format-count.ts';
import { PURGE_PHRASE } from './rules/purge-phrase.ts';

/** What the server says about a purge (specification section 8, "Purge"); the panel's own words are in `action-messages.it.ts`. */
export const purgeMessages = {
  eliminate: (count: number) => `Eliminate ${formatCount(count)} strutture con successo`,
  giaVuoto: 'Database già vuoto',
  frase: `Scrivi ${PURGE_PHRASE}, in maiuscolo.`,
  inCorso: 'Un altro svuotamento è in corso. Aspetta che finisca.',
  senzaArchivio: 'Non riusciamo a scrivere l’archivio: non abbiamo eliminato niente.',
  fermato: (count: number, archivio: string) =>
    `Ci siamo fermati dopo troppi errori di seguito. Eliminate: ${formatCount(count)}. L’archivio è ${archivio}.`,
} as const;
