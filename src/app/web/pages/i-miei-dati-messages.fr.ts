import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Vos données';
export const scriviIlTuoIndirizzo =
  'Écrivez votre adresse : nous vous envoyons un lien pour voir ce qu’il y a, le télécharger ou l’effacer.';
export const ilLinkSiChiede = 'Le lien se demande avec un bouton qui a besoin de JavaScript.';
export const haiUnaCasaSuOspitalia = 'Vous avez une maison sur Ospitalia ? Vous trouvez la même chose dans';
export const tuaArea = 'votre espace';
export const vediScaricaOCancellaQuello =
  'Voyez, téléchargez ou effacez ce qu’Ospitalia garde avec votre adresse e-mail. Sans mot de passe.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.fr.ts')
>;
