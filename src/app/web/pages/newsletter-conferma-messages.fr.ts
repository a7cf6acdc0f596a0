import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Aller au blog';
export const puoiChiedereAltraEMail = 'Vous pouvez demander ici un autre e-mail de confirmation.';
export const confermaIscrizioneOspitalia = 'Confirmez votre inscription — Ospitalia';
export const confermaIscrizione = 'Confirmez votre inscription';
export const premiConfermaETiScriviamo =
  'Appuyez sur « Confirmer », et nous vous écrirons quand paraîtra un article qui vaut le voyage.';
export const conferma = 'Confirmer';
export const confermiamo = 'Confirmation en cours…';

true satisfies IsTranslation<
  typeof import('./newsletter-conferma-messages.it.ts'),
  typeof import('./newsletter-conferma-messages.fr.ts')
>;
