import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilBadgeSicura = 'Le badge « Sicura »';
export const cheCosaDice = 'Ce que le badge « Sicura » dit d’un hébergement, et ce qu’il ne dit pas.';
export const pagamentiVerificati =
  '« Sicura » veut dire « sûre » en italien. Le badge dit une seule chose : le propriétaire a terminé la vérification des paiements avec Stripe. Vous pouvez donc réserver et payer par carte sur ce site.';
export const cheCosaHaiInPiu = 'Ce que vous avez en plus';
export const inPiu = [
  'Avant de vous faire payer, nous relisons les calendriers de l’hébergement : si les nuits ne sont plus disponibles, nous vous prévenons et vous ne payez pas.',
  'Vous payez ce que vous lisez : si le total change avant le paiement, nous vous le montrons et c’est à vous de décider.',
  'L’annulation suit les conditions écrites sur la page de l’hébergement, avec les jours et les montants, et le remboursement est versé sur la carte.',
  'Seul Stripe voit les données de la carte.',
];
export const cheCosaNonDice = 'Ce qu’il ne dit pas';
export const nonDice = [
  'Ce n’est pas une note donnée à l’hébergement, et il ne le fait pas monter dans les listes : l’ordre ne tient pas compte du badge.',
  'Il ne s’achète pas : on le reçoit en terminant la vérification, et on le perd quand elle n’est plus valable.',
  'Un hébergement « Non garanti » n’est pas moins bon que les autres : vous ne pouvez pas le payer ici, mais vous pouvez écrire au propriétaire ou l’appeler.',
];
export const comeOrdiniamoLeCase = 'Comment nous classons les hébergements';
export const condizioniDiPrenotazione = 'Conditions de réservation';

true satisfies IsTranslation<
  typeof import('./badge-sicura-messages.it.ts'),
  typeof import('./badge-sicura-messages.fr.ts')
>;
