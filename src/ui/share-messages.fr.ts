import type { IsTranslation } from '../kernel/translation.ts';

export const condividi = 'Partager';
export const indirizzo = 'Adresse de la page';
export const copiaIlLink = 'Copier le lien';
export const copiato = 'Lien copié.';
export const copialoDaQui = 'Le lien est sélectionné : copiez-le ici.';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';

true satisfies IsTranslation<typeof import('./share-messages.it.ts'), typeof import('./share-messages.fr.ts')>;
