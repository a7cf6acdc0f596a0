import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';

export const visualizzando = (shown: number, all: number) =>
  `${formatCount(shown)} ${pluralFr(shown, { one: 'article', other: 'articles' })} sur ${formatCount(all)}`;
export const nessunoPubblicato = 'Aucun article publié pour l’instant';
export const nessunoTrovato = 'Aucun article trouvé';
export const leggiDiPiu = 'Lire l’article';
export const minuti = (minutes: number) =>
  pluralFr(minutes, {
    one: `${formatCount(minutes)} minute de lecture`,
    other: `${formatCount(minutes)} minutes de lecture`,
  });
export const quantiArticoli = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} article`, other: `${formatCount(count)} articles` });
export const ritirato = 'Cet article a existé, mais il n’est plus en ligne.';
export const sconosciuto = 'L’adresse a peut-être changé, ou l’article n’est pas encore paru.';
export const nonCaricato = 'Nous n’avons pas réussi à le charger. Réessayez dans un moment.';
/** At each field that is empty, beside the specification's sentence. */
export const manca = {
  autore: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse e-mail.',
  contenuto: 'Écrivez votre commentaire.',
};
export const blog = 'Blog';
export const percorso = 'Fil d’Ariane';
export const tornaAlBlog = 'Retour au blog';
export const riprova = 'Réessayer';
export const tag = 'Mots-clés';
export const ilBlogDiOspitalia = 'Le blog d’Ospitalia';
export const storieDiLuoghi = 'Histoires de lieux, et de ceux qui les habitent.';
export const itinerariFestePiattiEMestieri =
  'Itinéraires, fêtes, plats et métiers, et des conseils pour ceux qui ouvrent leur porte.';
export const tutte = 'Toutes';
export const categorie = 'Catégories';
export const lasciaUnCommento = 'Laissez un commentaire';
export const perCommentareServeJavascript = 'JavaScript est nécessaire pour commenter.';
export const primaDiPubblicarloLoLeggiamo =
  'Nous le lisons avant de le publier. Pour savoir ce que nous faisons de vos données, voyez la page';
export const privacy = 'Confidentialité';
export const nome = 'Nom';
export const eMail = 'E-mail';
export const eMailNonVienePubblicata = 'L’e-mail n’est pas publié.';
export const invio = 'Envoi…';
export const inviaIlCommento = 'Envoyer le commentaire';
export const commenti = (formatted: string) => `Commentaires (${formatted})`;
export const ancoraNessunoIlPrimoPuo = 'Aucun pour l’instant. Le premier peut être le vôtre.';
export const diCaratteri = (written: string, most: string) => `${written} caractères sur ${most}`;
export const commento = 'Commentaire';
export const quandoCeNeSara =
  'Dès qu’il y en aura un, vous le trouverez ici. D’ici là, il y a vingt régions à explorer.';
export const esploraLeRegioni = 'Explorer les régions';
export const inQuestaCategoriaNonCe = 'Il n’y a encore rien à lire dans cette catégorie.';
export const nessunTitoloENessunTesto = 'Aucun titre et aucun texte';
export const contiene = (cerca: string) => `ne contient « ${cerca} ».`;
export const vediTuttiGliArticoli = 'Voir tous les articles';
export const cercaInTutteLeCategorie = 'Chercher dans toutes les catégories';
export const diQuestaCategoria = 'de cette catégorie ';
export const sito = 'Site';
export const articoli = 'Articles';
export const pagineDelBlog = 'Pages du blog';
export const cercaNelBlog = 'Chercher sur le blog';
export const cerca = 'Chercher';
export const unLuogoUnPiatto = 'Un lieu, un plat, une fête';
export const continuaALeggere = 'À lire ensuite';
export const inItaliano = 'En italien';
export const articoliInItaliano = 'Les articles sont en italien.';
export const commentiInOgniLingua = 'L’article est en italien ; écrivez dans la langue que vous voulez.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
