import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Zum Blog';
export const puoiChiedereAltraEMail = 'Hier können Sie eine neue Bestätigungsmail anfordern.';
export const confermaIscrizioneOspitalia = 'Anmeldung bestätigen — Ospitalia';
export const confermaIscrizione = 'Anmeldung bestätigen';
export const premiConfermaETiScriviamo =
  'Klicken Sie auf „Bestätigen“, und wir schreiben Ihnen, wenn ein Artikel erscheint, der die Reise wert ist.';
export const conferma = 'Bestätigen';
export const confermiamo = 'Wir bestätigen…';

true satisfies IsTranslation<
  typeof import('./newsletter-conferma-messages.it.ts'),
  typeof import('./newsletter-conferma-messages.de.ts')
>;
