import type { IsTranslation } from './translation.ts';
import { pageFaultMessages } from './page-fault-messages.fr.ts';
import { pluralFr } from './plural.ts';

export const kernelMessages = {
  ...pageFaultMessages,
  richiestaNonValida: 'Demande non valide. Vérifiez ce que vous avez saisi et réessayez.',
  metodoNonConsentito: 'Opération non autorisée.',
  nonAutenticato: 'Connexion nécessaire. Connectez-vous de nouveau.',
  nonAutorizzato: 'Vous n’avez pas les droits nécessaires pour cette opération.',
  provaScaduta: 'Confirmez d’abord que c’est bien vous, puis réessayez.',
  // The panel is in Italian, and its window is called so.
  secondoFattoreMancante:
    'Cette opération demande un second facteur. Activez une clé d’accès (passkey) ou les codes dans la fenêtre « Sicurezza » (Sécurité), puis réessayez.',
  origineNonConsentita: 'Demande refusée pour des raisons de sécurité. Rechargez la page.',
  formatoNonSupportato: 'Format non pris en charge.',
  troppoGrande: 'Les données envoyées sont trop volumineuses.',
  richiestaLenta: 'La demande a pris trop de temps. Réessayez.',
  richiestaTroppoLunga: 'Demande trop longue.',
  parametroRipetuto: 'Un paramètre est indiqué plus d’une fois.',
  datiNonValidi: 'Certaines données ne sont pas valides. Vérifiez-les et réessayez.',
  letterePrimaDellaChiocciola:
    'Avant le @ figurent des lettres accentuées ou d’un autre alphabet, que beaucoup de serveurs de messagerie refusent. Indiquez une autre adresse.',
  troppeRichieste: (seconds: number) =>
    seconds <= 90
      ? `Trop de demandes. Réessayez dans ${pluralFr(seconds, { one: `${seconds} seconde`, other: `${seconds} secondes` })}.`
      : `Trop de demandes. Réessayez dans ${Math.ceil(seconds / 60)} minutes.`,
  servizioNonDisponibile: 'Service momentanément indisponible. Réessayez dans quelques minutes.',
  troppeVisite: 'Les visites sont trop nombreuses en ce moment. Réessayez dans quelques secondes.',
  indirizzoNonNostro: 'Ce site ne répond pas à cette adresse. Vérifiez le lien et réessayez.',
  solaLettura:
    'Nous faisons de la place sur nos serveurs : pour le moment, vous pouvez tout consulter, mais rien envoyer ni modifier. Réessayez plus tard.',
  nienteFoto:
    'Nous faisons de la place sur nos serveurs : pour le moment, nous ne pouvons pas recevoir de nouvelles photos. Réessayez plus tard.',
  dataInesistente: 'La date indiquée n’existe pas.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
