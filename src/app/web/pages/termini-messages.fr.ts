import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const condizioniDiPrenotazione = 'Conditions de réservation';
export const pocheRegoleScrittePerEssere =
  'Quelques règles, écrites pour être lues : ce que vous achetez, quand vous payez, ce qui vous est remboursé.';
export const versione = 'Version du';
export const conChiPrenoti = 'Avec qui vous réservez';
export const ilSoggiornoLoVendeChi = `Le séjour est vendu par la personne qui gère l’hébergement : le contrat est conclu entre vous et le propriétaire. ${brandName} tient le calendrier, transmet la réservation et fait parvenir le paiement par l’intermédiaire de Stripe. Seul Stripe voit les données de la carte.`;
export const quandoLeDateSonoTue = 'Quand les dates sont à vous';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `Quand vous ouvrez le paiement, nous gardons les nuits pour vous pendant ${sessionMinutes} minutes. Si vous payez à temps, la réservation est confirmée et nous vous écrivons. Si vous ne payez pas, les dates redeviennent disponibles ${graceMinutes} minutes plus tard et rien ne vous est débité.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `Dans certains hébergements, c’est le propriétaire qui accepte les demandes, une par une ; dans tous les autres, nous lui posons la question quand nous n’arrivons pas à lire les calendriers qu’il tient ailleurs, ou quand l’arrivée est le jour même et que l’heure qu’il a choisie est passée. Le montant est seulement autorisé sur la carte et le propriétaire a ${requestHours} heures, sans dépasser le jour de l’arrivée. S’il accepte, la carte est débitée et la réservation est confirmée. S’il refuse ou ne répond pas, l’autorisation est annulée et vous ne payez rien.`;
export const quantoPaghi = 'Ce que vous payez';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `Le total affiché avant le paiement, et rien de plus : nuits, voyageurs en plus et ménage de fin de séjour. La taxe de séjour, si la commune la prévoit, se règle sur place. Sur le total, ${brandName} retient ${feePercent} % ; le reste revient au propriétaire, qui supporte les frais de carte.`;
export const seAnnulliTu = 'Si c’est vous qui annulez';
export const ogniCasaHa =
  'Chaque hébergement applique l’une de ces conditions. Vous lisez les dates précises avant de payer et dans votre réservation.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} Une demande à laquelle le propriétaire n’a pas encore répondu peut être retirée sans frais. Le remboursement est versé sur la carte avec laquelle vous avez payé : il y apparaît sous 5 à 10 jours ouvrés.`;
export const seAnnullaIlProprietario = 'Si c’est le propriétaire qui annule';
export const riceviIndietroTuttoSempre =
  'Le remboursement est toujours total. Il en va de même si le paiement arrive quand l’hébergement n’est plus disponible.';
export const perLegge = 'Ce que dit la loi';
export const perISoggiorniConDate =
  'Pour les séjours à dates précises, la loi ne prévoit pas le droit de rétractation de 14 jours : ce sont les conditions choisies par l’hébergement qui s’appliquent. Vous conservez vos droits de consommateur si l’hébergement n’est pas conforme à sa description ou n’est pas disponible.';
export const iTuoiDati = 'Vos données';
export const nomeEMailTelefono =
  'Le nom, l’e-mail, le téléphone et les notes servent au propriétaire pour vous accueillir et à nous pour vous écrire. Le reste est indiqué sur la page';
export const privacy = 'Confidentialité';
export const doveIPagamentiSonoDimostrativi =
  'Là où les paiements sont de démonstration, la page du paiement l’indique et rien n’est débité.';
export const comeSiPrenota = `Comment réserver et payer sur ${brandName}, quand annuler, ce qui vous est remboursé.`;

true satisfies IsTranslation<typeof import('./termini-messages.it.ts'), typeof import('./termini-messages.fr.ts')>;
