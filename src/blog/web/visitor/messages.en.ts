import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralEn } from '../../../kernel/plural.ts';

export const visualizzando = (shown: number, all: number) =>
  `Showing ${formatCount(shown)} of ${formatCount(all)} articles`;
export const nessunoPubblicato = 'No articles published yet';
export const nessunoTrovato = 'No articles found';
export const leggiDiPiu = 'Read the article';
export const minuti = (minutes: number) => `${formatCount(minutes)} min read`;
export const quantiArticoli = (count: number) =>
  pluralEn(count, { one: '1 article', other: `${formatCount(count)} articles` });
export const ritirato = 'This article is no longer available.';
export const sconosciuto = 'Perhaps the address has changed, or the article isn’t out yet.';
export const nonCaricato = 'We couldn’t load it. Try again shortly.';
/** At each field that is empty, beside the specification's sentence. */
export const manca = {
  autore: 'Enter your name.',
  email: 'Enter your email address.',
  contenuto: 'Write your comment.',
};
export const blog = 'Blog';
export const percorso = 'Breadcrumb';
export const tornaAlBlog = 'Back to the blog';
export const riprova = 'Try again';
export const tag = 'Tags';
export const ilBlogDiOspitalia = 'The Ospitalia blog';
export const storieDiLuoghi = 'Stories of places, and of the people who live there.';
export const itinerariFestePiattiEMestieri =
  'Routes, festivals, dishes and crafts, and advice for people who open their doors to guests.';
export const tutte = 'All';
export const categorie = 'Categories';
export const lasciaUnCommento = 'Leave a comment';
export const perCommentareServeJavascript = 'You need JavaScript to comment.';
export const primaDiPubblicarloLoLeggiamo =
  'We read every comment before publishing it. What we do with your data is explained under';
export const privacy = 'Privacy';
export const nome = 'Name';
export const eMail = 'Email';
export const eMailNonVienePubblicata = 'Your email isn’t published.';
export const invio = 'Sending…';
export const inviaIlCommento = 'Send your comment';
export const commenti = (formatted: string) => `Comments (${formatted})`;
export const ancoraNessunoIlPrimoPuo = 'None yet. Yours could be the first.';
export const diCaratteri = (written: string, most: string) => `${written} of ${most} characters`;
export const commento = 'Comment';
export const quandoCeNeSara = 'When there is one you’ll find it here. Meanwhile, there are twenty regions to explore.';
export const esploraLeRegioni = 'Explore the regions';
export const inQuestaCategoriaNonCe = 'There is nothing to read in this category yet.';
export const nessunTitoloENessunTesto = 'No title or text';
export const contiene = (cerca: string) => `contains “${cerca}”.`;
export const vediTuttiGliArticoli = 'See all articles';
export const cercaInTutteLeCategorie = 'Search all categories';
export const diQuestaCategoria = 'in this category ';
export const sito = 'Website';
export const articoli = 'Articles';
export const pagineDelBlog = 'Pages of the blog';
export const cercaNelBlog = 'Search the blog';
export const cerca = 'Search';
export const unLuogoUnPiatto = 'A place, a dish, a festival';
export const continuaALeggere = 'Keep reading';
export const inItaliano = 'In Italian';
export const articoliInItaliano = 'The articles are in Italian.';
export const commentiInOgniLingua = 'The article is in Italian; write in whichever language you like.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
