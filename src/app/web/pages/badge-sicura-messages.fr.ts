import type { IsTranslation } from '../../../kernel/translation.ts';

export const ilBadgeSicura = 'Le badge « Sicura »';
export const cheCosaDice = 'Ce que le badge « Sicura » dit d’une maison, et ce qu’il ne dit pas.';
export const pagamentiVerificati =
  'Il dit une seule chose : celui ou celle qui tient la maison a terminé la vérification des paiements avec Stripe. Vous pouvez donc réserver et payer par carte depuis ce site.';
export const cheCosaHaiInPiu = 'Ce que vous avez en plus';
export const inPiu = [
  'Avant de vous faire payer, nous relisons les calendriers de la maison : si les nuits sont déjà prises, nous vous le disons et vous ne payez pas.',
  'Vous payez ce que vous lisez : si le total change avant le paiement, nous vous le montrons et vous décidez de nouveau.',
  'L’annulation suit la règle écrite sur la page de la maison, avec les jours et les montants, et le remboursement revient sur la carte.',
  'Les données de la carte, seul Stripe les voit.',
];
export const cheCosaNonDice = 'Ce qu’il ne dit pas';
export const nonDice = [
  'Ce n’est pas une note donnée à la maison, et il ne la fait pas monter dans les listes : l’ordre ne regarde pas le badge.',
  'Il ne s’achète pas : on le reçoit en terminant la vérification, et on le perd quand elle ne vaut plus.',
  'Une maison « Non garantie » n’est pas une mauvaise maison : vous ne pouvez pas la payer ici, mais vous pouvez écrire à qui la tient, ou appeler.',
];
export const comeOrdiniamoLeCase = 'L’ordre des maisons';
export const condizioniDiPrenotazione = 'Conditions de réservation';

true satisfies IsTranslation<
  typeof import('./badge-sicura-messages.it.ts'),
  typeof import('./badge-sicura-messages.fr.ts')
>;
