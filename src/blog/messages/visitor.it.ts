import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';

export const unknownCategory = 'Questa categoria non esiste.';
export const searchTooLong = 'La ricerca è troppo lunga: bastano poche parole.';
export const articleStatusInvalid = 'Un articolo è una bozza o è pubblicato.';

export const feedTitle = `Blog di ${brandName}`;
export const feedDescription = 'Storie, luoghi e consigli di chi apre la propria casa.';

export const articleNotFound = 'Articolo non trovato';
export const articleLimitInvalid = 'Il numero di articoli richiesto non è valido.';
export const pageNotFound = 'La pagina richiesta non esiste.';
export const commentFieldsMissing = 'Compila tutti i campi per inviare il commento';
export const emailInvalid = 'Scrivi un indirizzo e-mail valido, come nome@esempio.it.';
export const commentNameTooLong = 'Il nome può avere al massimo 80 caratteri.';
export const commentTooLong = 'Il commento può avere al massimo 2.000 caratteri.';
export const commentForOtherArticle = 'Il commento è indirizzato a un altro articolo.';
export const tooManyPendingComments = 'Abbiamo già molti commenti da leggere: riprova tra qualche ora.';
export const sentTooFast = 'Hai scritto molto in fretta: aspetta qualche secondo e invia di nuovo.';
export const commentSent = 'Commento inviato! Sarà visibile dopo la moderazione.';
export const commentNotSent = "Errore nell'invio del commento. Riprova più tardi.";

export const subscriptionRequested = 'Controlla la posta: ti abbiamo scritto per confermare l’iscrizione.';
export const newsletterLinkInvalid =
  'Il link è scaduto o è incompleto. Chiedi di nuovo la newsletter e ti mandiamo un link nuovo.';
export const subscriptionConfirmed = 'Iscrizione confermata. Ti scriviamo quando esce un articolo nuovo.';
export const newsletterUnsubscribed = 'Non ricevi più la newsletter, e il tuo indirizzo è cancellato.';
export const subscriberExportColumns = ['E-mail', 'Stato', 'Richiesta il', 'Confermata il', 'Lingua'];
export const subscriberExportStatuses = { in_attesa: 'In attesa di conferma', confermato: 'Confermata' } as const;
export const subscriberExportFileName = (day: string) => `iscritti-newsletter-${day}.csv`;

export const articlesShown = (shown: number, all: number) =>
  `Visualizzando ${formatCount(shown)} di ${formatCount(all)} articoli`;
export const noArticlePublishedTitle = 'Nessun articolo ancora pubblicato';
export const noArticleFoundTitle = 'Nessun articolo trovato';
export const readMoreLink = 'Leggi di più';
export const readingTime = (minutes: number) =>
  minutes === 1 ? '1 minuto di lettura' : `${formatCount(minutes)} minuti di lettura`;
export const articleCount = (count: number) => (count === 1 ? '1 articolo' : `${formatCount(count)} articoli`);
export const articleWithdrawn = 'Questo articolo c’era e non c’è più.';
export const articleUnknown = 'Forse l’indirizzo è cambiato, o l’articolo non è ancora uscito.';
export const articleNotLoaded = 'Non siamo riusciti a caricarlo. Riprova tra poco.';
export const commentFieldErrors = {
  autore: 'Scrivi il tuo nome.',
  email: 'Scrivi il tuo indirizzo e-mail.',
  contenuto: 'Scrivi il commento.',
};
export const blogLabel = 'Blog';
export const breadcrumbLabel = 'Percorso';
export const backToBlogLink = 'Torna al blog';
export const retryButton = 'Riprova';
export const tagsLabel = 'Tag';
export const blogTitle = `Il blog di ${brandName}`;
export const blogTagline = 'Storie di luoghi, e di chi li abita.';
export const blogIntroduction = 'Itinerari, feste, piatti e mestieri, e consigli per chi apre la propria casa.';
export const allCategoriesLabel = 'Tutte';
export const categoriesLabel = 'Categorie';
export const commentFormTitle = 'Lascia un commento';
export const commentNeedsJavaScript = 'Per commentare serve JavaScript.';
export const commentPrivacyNote = 'Prima di pubblicarlo lo leggiamo. Che cosa facciamo dei tuoi dati lo dice la pagina';
export const privacyLink = 'Privacy';
export const nameLabel = 'Nome';
export const emailLabel = 'E-mail';
export const emailNotPublishedHint = 'L’e-mail non viene pubblicata.';
export const sendingCommentLabel = 'Invio…';
export const sendCommentButton = 'Invia il commento';
export const commentsTitle = (formatted: string) => `Commenti (${formatted})`;
export const noCommentsYet = 'Ancora nessuno. Il primo può essere il tuo.';
export const charactersWritten = (written: string, most: string) => `${written} di ${most} caratteri`;
export const commentLabel = 'Commento';
export const noArticlePublishedHint = 'Quando ce ne sarà uno lo trovi qui. Intanto ci sono venti regioni da esplorare.';
export const exploreRegionsLink = 'Esplora le regioni';
export const categoryEmpty = 'In questa categoria non c’è ancora nulla da leggere.';
export const noMatchBeginning = 'Nessun titolo e nessun testo';
export const noMatchEnding = (cerca: string) => `contiene «${cerca}».`;
export const showAllArticlesLink = 'Vedi tutti gli articoli';
export const searchAllCategoriesLink = 'Cerca in tutte le categorie';
export const noMatchCategoryPart = 'di questa categoria ';
export const honeypotLabel = 'Sito';
export const articlesLabel = 'Articoli';
export const blogPaginationLabel = 'Pagine del blog';
export const searchBlogLabel = 'Cerca nel blog';
export const searchButton = 'Cerca';
export const searchPlaceholder = 'Un luogo, un piatto, una festa';
export const continueReadingTitle = 'Continua a leggere';
/** `null`, because only pages in other languages need these notes: articles are in Italian. */
export const inItalianNote: string | null = null;
export const articlesInItalianNote: string | null = null;
export const commentsInAnyLanguageNote: string | null = null;

export const newsletterEmailMissing = 'Scrivi il tuo indirizzo e-mail.';
export const portalUnreachable = `${brandName} non è raggiungibile in questo momento. Controlla la connessione e riprova.`;
export const newsletterLinkIncomplete = 'Il link è incompleto. Aprilo di nuovo dall’e-mail.';
export const newsletterTitle = 'Una lettera quando esce qualcosa di bello.';
export const newsletterPitch =
  'Un’e-mail per ogni articolo che vale il viaggio, e basta. La confermi con un clic e la lasci con un altro.';
export const newsletterPrivacyNote = 'Usiamo l’indirizzo solo per questo: lo dice la pagina';
export const feedReaderQuestion = '. Preferisci un lettore di notizie?';
export const rssFeedLink = 'Feed RSS';
export const newsletterEmailLabel = 'Il tuo indirizzo e-mail';
export const subscribingLabel = 'Un momento…';
export const subscribeButton = 'Iscriviti';
export const newsletterNeedsJavaScript = 'Per iscriverti serve JavaScript.';
