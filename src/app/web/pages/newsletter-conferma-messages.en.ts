import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Go to the blog';
export const puoiChiedereAltraEMail = 'You can ask for another confirmation email here.';
export const confermaIscrizioneOspitalia = 'Confirm your subscription — Ospitalia';
export const confermaIscrizione = 'Confirm your subscription';
export const premiConfermaETiScriviamo =
  'Press “Confirm” and we’ll write to you when an article worth the trip comes out.';
export const conferma = 'Confirm';
export const confermiamo = 'Confirming…';

true satisfies IsTranslation<
  typeof import('./newsletter-conferma-messages.it.ts'),
  typeof import('./newsletter-conferma-messages.en.ts')
>;
