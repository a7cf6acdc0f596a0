import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Vos données';
export const scriviIlTuoIndirizzo =
  'Indiquez votre adresse : nous vous envoyons un lien pour consulter vos données, les télécharger ou les effacer.';
export const ilLinkSiChiede = 'JavaScript est nécessaire pour demander le lien.';
export const haiUnaCasaSuOspitalia = 'Vous avez un hébergement sur Ospitalia ? Vous trouverez la même chose dans';
export const tuaArea = 'votre espace';
export const vediScaricaOCancellaQuello =
  'Consultez, téléchargez ou effacez ce qu’Ospitalia conserve avec votre adresse e-mail. Sans mot de passe.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.fr.ts')
>;
