import { brandName } from '../../kernel/brand/brand.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const clearFieldButton = (label: string) => `Effacer : ${label}`;
export const chooseFieldButton = (label: string) => `Choisir : ${label}`;
export const noResults = 'Aucun résultat';
export const resultCount = (count: number) =>
  pluralFr(count, { one: `${count} résultat`, other: `${count} résultats` });

export const confirmActionTitle = 'Confirmer l’action';
export const confirmButton = 'Confirmer';
export const cancelButton = 'Annuler';
export const closeButton = 'Fermer';
export const copiedNotice = 'Copié.';
export const copyFailed = 'La copie n’a pas fonctionné : sélectionnez le texte et copiez-le vous-même.';
export const reloadPageButton = 'Recharger la page';
export const siteName = brandName;
export const retryButton = 'Réessayer';
export const shareButton = 'Partager';
export const optionalNote = () => 'facultatif';
export const eveningTheme = 'Thème du soir';
export const switchToDayButton = 'Passer au thème de jour';
export const switchToEveningButton = 'Passer au thème du soir';
export const closeNoticeButton = 'Fermer le message';
export const pagePartNotLoaded = 'Une partie de cette page n’a pas pu se charger.';

export const todayLabel = (name: string) => `Aujourd’hui, ${name}`;
export const previousMonthButton = 'Mois précédent';
export const nextMonthButton = 'Mois suivant';

export const pageNumberLabel = (number: number) => `Page ${formatCount(number)}`;
export const previousPageLink = 'Page précédente';
export const nextPageLink = 'Page suivante';

export const pageAddressLabel = 'Adresse de la page';
export const copyLinkButton = 'Copier le lien';
export const linkCopied = 'Lien copié.';
export const copyLinkByHand = 'Le lien est sélectionné : copiez-le ici.';
export const whatsappLabel = 'WhatsApp';
export const emailLink = 'E-mail';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
