import { formatCount } from '../kernel/format-count.ts';

export const uploadMessages = {
  nonCaricata: (name: string, detail: string) => `Il file ${name} non è stato caricato. ${detail}`,
  senzaRete: 'Controlla la connessione e riprova.',
  doppia: (name: string) => `Il file ${name} è già tra le foto.`,
  inCorso: (count: number) => (count === 1 ? 'Carico 1 foto…' : `Carico ${formatCount(count)} foto…`),
  rimpicciolisco: (name: string) => `Rimpicciolisco ${name} prima di caricarla…`,
  caricate: (count: number) => (count === 1 ? '1 foto caricata.' : `${formatCount(count)} foto caricate.`),
  nonCaricate: (count: number) => (count === 1 ? '1 foto non caricata.' : `${formatCount(count)} foto non caricate.`),
  posto: (place: number, count: number) => `Foto ${place} di ${count}`,
  rimossa: 'Foto rimossa.',
  rimessa: 'Foto rimessa al suo posto.',
} as const;
