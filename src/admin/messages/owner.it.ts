import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';

export const restoredMailSubject = (count: number) =>
  count === 1 ? 'Abbiamo ripristinato la tua struttura' : 'Abbiamo ripristinato le tue strutture';
export const restoredMailPreheader = 'Ecco che cosa è tornato com’era.';
export const restoredMailText = (quando: string) =>
  `La redazione di ${brandName} ha riportato quello che trovi qui sotto com’era ${quando}. Prenotazioni, pagamenti e notti già occupate sono rimasti come sono adesso.`;
export const restoredMailCheckRequest = (contact: string | null) =>
  `Dai un’occhiata a prezzi, camere e calendari. Se qualcosa non è giusto, correggilo dalla tua area${contact === null ? '' : `, o scrivi a ${contact}`}.`;
export const openOwnerAreaButton = 'Apri la tua area';
export const restoredMailFootnote = 'Ricevi questa e-mail perché hai una struttura registrata con questo indirizzo.';
export const propertyLabel = 'Struttura';
export const propertiesLabel = 'Strutture';
export const moreProperties = (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatCount(count)}`);
