import { pluralFr } from '../text/plural.ts';
import type { IsTranslation } from '../languages/translation.ts';

export const pageNotFound = 'La page que vous cherchez n’existe pas.';
export const unexpectedError = 'Une erreur inattendue s’est produite. Réessayez plus tard.';
export const dialogNotLoaded = 'Nous n’arrivons pas à ouvrir cette fenêtre. Rechargez la page et réessayez.';

export const requestInvalid = 'Demande non valide. Vérifiez ce que vous avez saisi et réessayez.';
export const methodNotAllowed = 'Opération non autorisée.';
export const notAuthenticated = 'Connexion nécessaire. Connectez-vous de nouveau.';
export const notAuthorised = 'Vous n’avez pas les droits nécessaires pour cette opération.';
export const reauthenticationRequired = 'Confirmez d’abord que c’est bien vous, puis réessayez.';
export const secondFactorRequired =
  'Cette opération demande un second facteur. Activez une clé d’accès (passkey) ou les codes dans la fenêtre « Sicurezza » (Sécurité), puis réessayez.';
export const originNotAllowed = 'Demande refusée pour des raisons de sécurité. Rechargez la page.';
export const formatNotSupported = 'Format non pris en charge.';
export const payloadTooLarge = 'Les données envoyées sont trop volumineuses.';
export const requestTimedOut = 'La demande a pris trop de temps. Réessayez.';
export const requestTooLong = 'Demande trop longue.';
export const parameterRepeated = 'Un paramètre est indiqué plus d’une fois.';
export const dataInvalid = 'Certaines données ne sont pas valides. Vérifiez-les et réessayez.';
export const emailLocalPartNotAscii =
  'Avant le @ figurent des lettres accentuées ou d’un autre alphabet, que beaucoup de serveurs de messagerie refusent. Indiquez une autre adresse.';
export const tooManyRequests = (seconds: number) =>
  seconds <= 90
    ? `Trop de demandes. Réessayez dans ${pluralFr(seconds, { one: `${seconds} seconde`, other: `${seconds} secondes` })}.`
    : `Trop de demandes. Réessayez dans ${Math.ceil(seconds / 60)} minutes.`;
export const serviceUnavailable = 'Service momentanément indisponible. Réessayez dans quelques minutes.';
export const tooManyVisits = 'Les visites sont trop nombreuses en ce moment. Réessayez dans quelques secondes.';
export const unknownHost = 'Ce site ne répond pas à cette adresse. Vérifiez le lien et réessayez.';
export const readOnlyMode =
  'Nous faisons de la place sur nos serveurs : pour le moment, vous pouvez tout consulter, mais rien envoyer ni modifier. Réessayez plus tard.';
export const photoUploadsPaused =
  'Nous faisons de la place sur nos serveurs : pour le moment, nous ne pouvons pas recevoir de nouvelles photos. Réessayez plus tard.';
export const dateNotFound = 'La date indiquée n’existe pas.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
