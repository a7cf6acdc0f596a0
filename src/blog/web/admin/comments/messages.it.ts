import { formatCount } from '../../../../kernel/format-count.ts';
import { plural } from '../messages.it.ts';

export const inArrivo = 'Carichiamo i commenti…';
export const falliti = 'Errore nel caricamento dei commenti';
export const stati = { in_attesa: 'In attesa', approvato: 'Approvati', rifiutato: 'Rifiutati' };
export const vuoti = {
  in_attesa: 'Nessun commento da moderare',
  approvato: 'Nessun commento approvato',
  rifiutato: 'Nessun commento rifiutato',
};
export const vuotiTesto = {
  in_attesa: 'Hai letto tutto. Quando qualcuno scrive, lo trovi qui.',
  approvato: 'Quelli che approvi si leggono sotto il loro articolo.',
  rifiutato: 'Quelli che rifiuti restano qui, e si possono recuperare.',
};
export function prima(approved: number, refused: number): string {
  if (approved === 0 && refused === 0) return 'Scrive per la prima volta';
  const parts = [
    approved > 0 && plural(approved, 'commento approvato', 'commenti approvati'),
    refused > 0 && plural(refused, 'rifiutato', 'rifiutati'),
  ];
  return `Ha già ${parts.filter(Boolean).join(' e ')}`;
}
export const vuoiEliminare = (autore: string) => `Vuoi eliminare il commento di ${autore}? Non si può annullare.`;
export const rimasti = (count: number) =>
  count === 0 ? 'Non ne resta nessuno.' : `Ne ${count === 1 ? 'resta' : 'restano'} ${formatCount(count)}.`;
export const altri = 'Mostra altri commenti';
export const su = ', su';
export const approva = 'Approva';
export const rifiuta = 'Rifiuta';
export const elimina = 'Elimina';
export const commentoDi = (autore: string) => `Commento di ${autore}`;
export const statoDeiCommenti = 'Stato dei commenti';
export const commenti = (stato: string) => `Commenti: ${stato}`;
