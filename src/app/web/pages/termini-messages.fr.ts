import type { IsTranslation } from '../../../kernel/translation.ts';

export const condizioniDiPrenotazione = 'Conditions de réservation';
export const pocheRegoleScrittePerEssere =
  'Peu de règles, écrites pour être lues : ce que vous achetez, quand vous payez, ce qui vous est rendu.';
export const versione = 'Version du';
export const conChiPrenoti = 'Avec qui vous réservez';
export const ilSoggiornoLoVendeChi =
  'Le séjour est vendu par la personne qui tient la maison : le contrat est entre vous et le propriétaire. Ospitalia tient le calendrier, transmet la réservation et fait parvenir le paiement par Stripe. Les données de la carte, seul Stripe les voit.';
export const quandoLeDateSonoTue = 'Quand les dates sont à vous';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `Quand vous ouvrez le paiement, nous gardons les nuits pour vous pendant ${sessionMinutes} minutes. Si vous payez à temps, la réservation est confirmée et nous vous écrivons. Si vous ne payez pas, ${graceMinutes} minutes plus tard les dates redeviennent libres et rien ne vous est débité.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `Dans certains hébergements, c’est le propriétaire qui accepte les demandes, une par une ; dans tous les autres, nous lui posons la question quand nous n’arrivons pas à lire les calendriers qu’il tient ailleurs. La carte est seulement autorisée et il a ${requestHours} heures. S’il accepte, la carte est débitée et la réservation est confirmée. S’il refuse ou ne répond pas, l’autorisation s’annule et vous ne payez rien.`;
export const quantoPaghi = 'Ce que vous payez';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `Le total affiché avant le paiement, et rien de plus : nuits, voyageurs supplémentaires et ménage de fin de séjour. La taxe de séjour, si la commune la prévoit, se règle sur place. Sur le total, Ospitalia retient ${feePercent} % ; le reste va au propriétaire, qui paie les frais de carte.`;
export const seAnnulliTu = 'Si c’est vous qui annulez';
export const ogniCasaHa =
  'Chaque maison a l’une de ces conditions. Vous lisez les dates précises avant de payer et dans votre réservation.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} Une demande à laquelle le propriétaire n’a pas encore répondu se retire sans frais. Le remboursement revient sur la carte avec laquelle vous avez payé : vous le voyez sous 5 à 10 jours ouvrables.`;
export const seAnnullaIlProprietario = 'Si c’est le propriétaire qui annule';
export const riceviIndietroTuttoSempre =
  'Tout vous est rendu, toujours. De même si le paiement arrive quand la maison n’est plus libre.';
export const perLegge = 'Selon la loi';
export const perISoggiorniConDate =
  'Pour les séjours à dates précises, la loi ne prévoit pas le délai de rétractation de 14 jours : ce sont les conditions choisies par la maison qui s’appliquent. Vous gardez vos droits de consommateur si la maison n’est pas telle que décrite ou n’est pas disponible.';
export const iTuoiDati = 'Vos données';
export const nomeEMailTelefono =
  'Le nom, l’e-mail, le téléphone et les notes servent au propriétaire pour vous accueillir et à nous pour vous écrire. Le reste est à la page';
export const privacy = 'Confidentialité';
export const doveIPagamentiSonoDimostrativi =
  'Là où les paiements sont de démonstration, la page du paiement le dit et aucun argent ne circule.';
export const comeSiPrenota = 'Comment réserver et payer sur Ospitalia, quand annuler, ce qui vous est rendu.';

true satisfies IsTranslation<typeof import('./termini-messages.it.ts'), typeof import('./termini-messages.fr.ts')>;
