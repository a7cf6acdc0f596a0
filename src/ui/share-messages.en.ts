import type { IsTranslation } from '../kernel/translation.ts';

export const condividi = 'Share';
export const indirizzo = 'Address of this page';
export const copiaIlLink = 'Copy the link';
export const copiato = 'Link copied.';
export const copialoDaQui = 'The link is selected: copy it from here.';
export const whatsapp = 'WhatsApp';
export const eMail = 'Email';

true satisfies IsTranslation<typeof import('./share-messages.it.ts'), typeof import('./share-messages.en.ts')>;
