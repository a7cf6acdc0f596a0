import type { IsTranslation } from '../../../kernel/translation.ts';

export const contatti = 'Contacts';
export const aChiScrivere = 'À qui écrire pour une maison, une réservation, vos données ou le site.';
export const perOgniCosa =
  'Pour chaque chose il y a la bonne personne, et c’est presque toujours celle qui vous ouvre la porte.';
export const unaCasa = 'Une maison';
export const recapitiNellaPaginaDellaCasa =
  'Le téléphone et l’e-mail de celui ou celle qui la tient sont sur sa page, sous « Qui vous ouvre la porte » : c’est le propriétaire qui répond, pas un standard.';
export const unaPrenotazione = 'Une réservation';
export const laPaginaDellaPrenotazione =
  'Ouvrez la page de la réservation avec le lien de l’e-mail de confirmation : vous y trouvez le détail du prix, comment annuler et les coordonnées du propriétaire.';
export const laTuaCasa = 'Votre maison sur Ospitalia';
export const nellAreaProprietari = 'Les prix, le calendrier, les photos et les réservations se changent ici :';
export const areaProprietari = 'Espace propriétaires';
export const iTuoiDati = 'Vos données';
export const vederliOCancellarli = 'Pour voir, emporter ou effacer ce que nous avons de vous :';
export const chiGestisceIlSito = 'Qui gère le site';
export const loDiceLInformativa = 'Qui est le titulaire du site et comment lui écrire, vous le lisez ici :';
export const privacy = 'Confidentialité';

true satisfies IsTranslation<typeof import('./contatti-messages.it.ts'), typeof import('./contatti-messages.fr.ts')>;
