import { formatCount } from '../kernel/format-count.ts';

/** What an owner is told of a restoration. */
export const restoredMailMessages = {
  oggetto: (count: number) =>
    count === 1 ? 'Abbiamo ripristinato la tua struttura' : 'Abbiamo ripristinato le tue strutture',
  anteprima: 'Ecco che cosa è tornato com’era.',
  testo: (quando: string) =>
    `La redazione di Ospitalia ha riportato quello che trovi qui sotto com’era ${quando}. Prenotazioni, pagamenti e notti già occupate sono rimasti come sono adesso.`,
  controlla: (contact: string | null) =>
    `Dai un’occhiata a prezzi, camere e calendari. Se qualcosa non è giusto, correggilo dalla tua area${contact === null ? '' : `, o scrivi a ${contact}`}.`,
  apri: 'Apri la tua area',
  perche: 'Ricevi questa e-mail perché hai una struttura registrata con questo indirizzo.',
  struttura: 'Struttura',
  strutture: 'Strutture',
  altre: (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatCount(count)}`),
} as const;
