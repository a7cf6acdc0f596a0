import { letti } from './detail-messages.it.ts';
import { countOf } from './rules/count-of.it.ts';
import type { TipoLetti } from './rules/tipi.ts';

export const camereMessages = {
  nessuna: 'Non c’è ancora nessuna camera. Aggiungi la prima: gli ospiti prenotano camera per camera.',
  aggiunta: (nome: string) => `Camera aggiunta: ${nome}.`,
  cambiata: (nome: string) => `Camera aggiornata: ${nome}.`,
  tolta: (nome: string) => `Camera tolta: ${nome}.`,
  rimessa: (nome: string) => `Camera rimessa al suo posto: ${nome}.`,
  copia: (nome: string) => (nome === '' ? '' : `${nome} (copia)`),
  senzaNome: 'Camera senza nome',
  errore: (where: string, sentence: string) => `${where}: ${sentence}`,
  uscita: 'Quello che hai scritto su questa camera non è salvato e va perso.',
  letti: (tipo: TipoLetti, altri: string) => [letti[tipo], altri.trim()].filter(Boolean).join(', '),
  posti: (count: string) => (/^\d+$/.test(count) ? countOf(Number(count), 'posto') : ''),
} as const;
