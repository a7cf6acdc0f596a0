import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const unknownCategory = 'Cette catégorie n’existe pas.';
export const searchTooLong = 'La recherche est trop longue : quelques mots suffisent.';
export const articleStatusInvalid = 'Un article est un brouillon ou il est publié.';

export const feedTitle = `Blog d’${brandName}`;
export const feedDescription = 'Histoires, lieux et conseils de ceux qui ouvrent leur porte.';

export const articleNotFound = 'Article introuvable';
export const articleLimitInvalid = 'Le nombre d’articles demandé n’est pas valide.';
export const pageNotFound = 'La page demandée n’existe pas.';
export const commentFieldsMissing = 'Remplissez tous les champs pour envoyer le commentaire';
export const emailInvalid = 'Indiquez une adresse e-mail valide, comme nom@exemple.fr.';
export const commentNameTooLong = 'Le nom ne doit pas dépasser 80 caractères.';
export const commentTooLong = 'Le commentaire ne doit pas dépasser 2 000 caractères.';
export const commentForOtherArticle = 'Le commentaire est adressé à un autre article.';
export const tooManyPendingComments =
  'Nous avons déjà beaucoup de commentaires à lire : réessayez dans quelques heures.';
export const sentTooFast = 'Vous avez écrit très vite : attendez quelques secondes, puis renvoyez.';
export const commentSent = 'Commentaire envoyé ! Il sera visible après modération.';
export const commentNotSent = 'Le commentaire n’a pas pu être envoyé. Réessayez plus tard.';

export const subscriptionRequested = 'Consultez votre messagerie : nous vous avons écrit pour confirmer l’inscription.';
export const newsletterLinkInvalid =
  'Le lien a expiré ou est incomplet. Redemandez la newsletter et nous vous enverrons un nouveau lien.';
export const subscriptionConfirmed = 'Inscription confirmée. Nous vous écrirons quand paraîtra un nouvel article.';
export const newsletterUnsubscribed = 'Vous ne recevez plus la newsletter, et votre adresse a été effacée.';
export const subscriberExportColumns = ['E-mail', 'État', 'Demandée le', 'Confirmée le', 'Langue'];
export const subscriberExportStatuses = { in_attesa: 'En attente de confirmation', confermato: 'Confirmée' } as const;
export const subscriberExportFileName = (day: string) => `abonnes-newsletter-${day}.csv`;

export const articlesShown = (shown: number, all: number) =>
  `${formatCount(shown)} ${pluralFr(shown, { one: 'article', other: 'articles' })} sur ${formatCount(all)}`;
export const noArticlePublishedTitle = 'Aucun article publié pour l’instant';
export const noArticleFoundTitle = 'Aucun article trouvé';
export const readMoreLink = 'Lire l’article';
export const readingTime = (minutes: number) =>
  pluralFr(minutes, {
    one: `${formatCount(minutes)} minute de lecture`,
    other: `${formatCount(minutes)} minutes de lecture`,
  });
export const articleCount = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} article`, other: `${formatCount(count)} articles` });
export const articleWithdrawn = 'Cet article a existé, mais il n’est plus en ligne.';
export const articleUnknown = 'L’adresse a peut-être changé, ou l’article n’est pas encore paru.';
export const articleNotLoaded = 'Nous n’avons pas réussi à le charger. Réessayez dans un moment.';
export const commentFieldErrors = {
  autore: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse e-mail.',
  contenuto: 'Écrivez votre commentaire.',
};
export const blogLabel = 'Blog';
export const breadcrumbLabel = 'Fil d’Ariane';
export const backToBlogLink = 'Retour au blog';
export const retryButton = 'Réessayer';
export const tagsLabel = 'Mots-clés';
export const blogTitle = `Le blog d’${brandName}`;
export const blogTagline = 'Histoires de lieux, et de ceux qui les habitent.';
export const blogIntroduction =
  'Itinéraires, fêtes, plats et métiers, et des conseils pour ceux qui ouvrent leur porte.';
export const allCategoriesLabel = 'Toutes';
export const categoriesLabel = 'Catégories';
export const commentFormTitle = 'Laissez un commentaire';
export const commentNeedsJavaScript = 'JavaScript est nécessaire pour commenter.';
export const commentPrivacyNote =
  'Nous le lisons avant de le publier. Pour savoir ce que nous faisons de vos données, voyez la page';
export const privacyLink = 'Confidentialité';
export const nameLabel = 'Nom';
export const emailLabel = 'E-mail';
export const emailNotPublishedHint = 'L’e-mail n’est pas publié.';
export const sendingCommentLabel = 'Envoi…';
export const sendCommentButton = 'Envoyer le commentaire';
export const commentsTitle = (formatted: string) => `Commentaires (${formatted})`;
export const noCommentsYet = 'Aucun pour l’instant. Le premier peut être le vôtre.';
export const charactersWritten = (written: string, most: string) => `${written} caractères sur ${most}`;
export const commentLabel = 'Commentaire';
export const noArticlePublishedHint =
  'Dès qu’il y en aura un, vous le trouverez ici. D’ici là, il y a vingt régions à explorer.';
export const exploreRegionsLink = 'Explorer les régions';
export const categoryEmpty = 'Il n’y a encore rien à lire dans cette catégorie.';
export const noMatchBeginning = 'Aucun titre et aucun texte';
export const noMatchEnding = (cerca: string) => `ne contient « ${cerca} ».`;
export const showAllArticlesLink = 'Voir tous les articles';
export const searchAllCategoriesLink = 'Chercher dans toutes les catégories';
export const noMatchCategoryPart = 'de cette catégorie ';
export const honeypotLabel = 'Site';
export const articlesLabel = 'Articles';
export const blogPaginationLabel = 'Pages du blog';
export const searchBlogLabel = 'Chercher sur le blog';
export const searchButton = 'Chercher';
export const searchPlaceholder = 'Un lieu, un plat, une fête';
export const continueReadingTitle = 'À lire ensuite';
export const inItalianNote = 'En italien';
export const articlesInItalianNote = 'Les articles sont en italien.';
export const commentsInAnyLanguageNote = 'L’article est en italien ; écrivez dans la langue que vous voulez.';

export const newsletterEmailMissing = 'Indiquez votre adresse e-mail.';
export const portalUnreachable = `${brandName} est injoignable pour le moment. Vérifiez votre connexion et réessayez.`;
export const newsletterLinkIncomplete = 'Le lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.';
export const newsletterTitle = 'Un petit mot quand paraît quelque chose de beau.';
export const newsletterPitch =
  'Un e-mail pour chaque article qui vaut le voyage, et c’est tout. Un clic pour confirmer, un autre pour arrêter.';
export const newsletterPrivacyNote = 'Nous n’utilisons votre adresse que pour cela, comme l’indique la page';
export const feedReaderQuestion = '. Vous préférez un lecteur de flux ?';
export const rssFeedLink = 'Flux RSS (en italien)';
export const newsletterEmailLabel = 'Votre adresse e-mail';
export const subscribingLabel = 'Un instant…';
export const subscribeButton = 'S’inscrire';
export const newsletterNeedsJavaScript = 'JavaScript est nécessaire pour s’inscrire.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
