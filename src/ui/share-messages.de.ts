import type { IsTranslation } from '../kernel/translation.ts';

export const condividi = 'Teilen';
export const indirizzo = 'Adresse der Seite';
export const copiaIlLink = 'Link kopieren';
export const copiato = 'Link kopiert.';
export const copialoDaQui = 'Der Link ist markiert. Kopieren Sie ihn von hier.';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-Mail';

true satisfies IsTranslation<typeof import('./share-messages.it.ts'), typeof import('./share-messages.de.ts')>;
