import type { IsTranslation } from '../../../kernel/translation.ts';

export const contatti = 'Contact';
export const aChiScrivere = 'À qui écrire pour un hébergement, une réservation, vos données ou le site.';
export const perOgniCosa =
  'Pour chaque question, il y a la bonne personne, et c’est presque toujours celle qui vous ouvre la porte.';
export const unaCasa = 'Un hébergement';
export const recapitiNellaPaginaDellaCasa =
  'Le téléphone et l’e-mail du propriétaire sont sur la page de l’hébergement, sous « Qui vous ouvre la porte » : c’est lui qui répond, pas un standard.';
export const unaPrenotazione = 'Une réservation';
export const laPaginaDellaPrenotazione =
  'Ouvrez la page de la réservation avec le lien de l’e-mail de confirmation : vous y trouverez le détail du prix, les conditions pour annuler et les coordonnées du propriétaire.';
export const laTuaCasa = 'Votre hébergement sur Ospitalia';
export const nellAreaProprietari = 'Les prix, le calendrier, les photos et les réservations se modifient ici :';
export const areaProprietari = 'Espace propriétaires';
export const iTuoiDati = 'Vos données';
export const vederliOCancellarli = 'Pour consulter, récupérer ou effacer les données que nous avons sur vous :';
export const chiGestisceIlSito = 'Qui gère le site';
export const loDiceLInformativa = 'L’éditeur du site et la façon de lui écrire sont indiqués ici :';
export const privacy = 'Confidentialité';

true satisfies IsTranslation<typeof import('./contatti-messages.it.ts'), typeof import('./contatti-messages.fr.ts')>;
