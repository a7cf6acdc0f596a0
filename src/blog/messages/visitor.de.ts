import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const unknownCategory = 'Diese Kategorie gibt es nicht.';
export const searchTooLong = 'Die Suche ist zu lang. Wenige Wörter genügen.';
export const articleStatusInvalid = 'Ein Artikel ist ein Entwurf oder veröffentlicht.';

export const feedTitle = `Blog von ${brandName}`;
export const feedDescription = 'Geschichten, Orte und Tipps von Menschen, die ihr Haus für Gäste öffnen.';

export const articleNotFound = 'Artikel nicht gefunden';
export const articleLimitInvalid = 'Die gewünschte Anzahl von Artikeln ist ungültig.';
export const pageNotFound = 'Diese Seite gibt es nicht.';
export const commentFieldsMissing = 'Füllen Sie alle Felder aus, um den Kommentar zu senden';
export const emailInvalid = 'Geben Sie eine gültige E-Mail-Adresse an, wie name@beispiel.it.';
export const commentNameTooLong = 'Der Name darf höchstens 80 Zeichen haben.';
export const commentTooLong = 'Der Kommentar darf höchstens 2.000 Zeichen haben.';
export const commentForOtherArticle = 'Der Kommentar gehört zu einem anderen Artikel.';
export const tooManyPendingComments =
  'Wir haben schon viele Kommentare zu lesen. Versuchen Sie es in einigen Stunden noch einmal.';
export const sentTooFast = 'Das ging sehr schnell. Warten Sie ein paar Sekunden und senden Sie noch einmal.';
export const commentSent = 'Kommentar gesendet! Er erscheint, sobald wir ihn gelesen haben.';
export const commentNotSent = 'Der Kommentar konnte nicht gesendet werden. Versuchen Sie es später noch einmal.';

export const subscriptionRequested =
  'Sehen Sie in Ihrem Postfach nach. Wir haben Ihnen geschrieben, damit Sie die Anmeldung bestätigen.';
export const newsletterLinkInvalid =
  'Der Link ist abgelaufen oder unvollständig. Bestellen Sie den Newsletter noch einmal, dann senden wir Ihnen einen neuen.';
export const subscriptionConfirmed = 'Anmeldung bestätigt. Wir schreiben Ihnen, wenn ein neuer Artikel erscheint.';
export const newsletterUnsubscribed = 'Sie erhalten den Newsletter nicht mehr, und Ihre Adresse ist gelöscht.';
export const subscriberExportColumns = ['E-Mail', 'Status', 'Bestellt am', 'Bestätigt am', 'Sprache'];
export const subscriberExportStatuses = { in_attesa: 'Wartet auf Bestätigung', confermato: 'Bestätigt' } as const;
export const subscriberExportFileName = (day: string) => `newsletter-abonnenten-${day}.csv`;

export const articlesShown = (shown: number, all: number) => `${formatCount(shown)} von ${formatCount(all)} Artikeln`;
export const noArticlePublishedTitle = 'Noch kein Artikel veröffentlicht';
export const noArticleFoundTitle = 'Kein Artikel gefunden';
export const readMoreLink = 'Artikel lesen';
export const readingTime = (minutes: number) =>
  pluralDe(minutes, { one: '1 Minute Lesezeit', other: `${formatCount(minutes)} Minuten Lesezeit` });
export const articleCount = (count: number) => `${formatCount(count)} Artikel`;
export const articleWithdrawn = 'Dieser Artikel ist nicht mehr verfügbar.';
export const articleUnknown = 'Vielleicht hat sich die Adresse geändert, oder der Artikel ist noch nicht erschienen.';
export const articleNotLoaded = 'Wir konnten ihn nicht laden. Versuchen Sie es gleich noch einmal.';
export const commentFieldErrors = {
  autore: 'Geben Sie Ihren Namen an.',
  email: 'Geben Sie Ihre E-Mail-Adresse an.',
  contenuto: 'Schreiben Sie den Kommentar.',
};
export const blogLabel = 'Blog';
export const breadcrumbLabel = 'Sie sind hier';
export const backToBlogLink = 'Zurück zum Blog';
export const retryButton = 'Noch einmal versuchen';
export const tagsLabel = 'Schlagwörter';
export const blogTitle = `Der Blog von ${brandName}`;
export const blogTagline = 'Geschichten von Orten und von den Menschen dort.';
export const blogIntroduction =
  'Ausflüge, Feste, Gerichte und Handwerk, dazu Tipps für alle, die ihr Haus für Gäste öffnen.';
export const allCategoriesLabel = 'Alle';
export const categoriesLabel = 'Kategorien';
export const commentFormTitle = 'Kommentar schreiben';
export const commentNeedsJavaScript = 'Zum Kommentieren ist JavaScript nötig.';
export const commentPrivacyNote =
  'Bevor wir ihn veröffentlichen, lesen wir ihn. Was wir mit Ihren Daten tun, steht unter';
export const privacyLink = 'Datenschutz';
export const nameLabel = 'Name';
export const emailLabel = 'E-Mail';
export const emailNotPublishedHint = 'Die E-Mail-Adresse wird nicht veröffentlicht.';
export const sendingCommentLabel = 'Wird gesendet…';
export const sendCommentButton = 'Kommentar senden';
export const commentsTitle = (formatted: string) => `Kommentare (${formatted})`;
export const noCommentsYet = 'Noch keine. Schreiben Sie den ersten.';
export const charactersWritten = (written: string, most: string) => `${written} von ${most} Zeichen`;
export const commentLabel = 'Kommentar';
export const noArticlePublishedHint =
  'Sobald es einen gibt, finden Sie ihn hier. Bis dahin warten zwanzig Regionen auf Sie.';
export const exploreRegionsLink = 'Regionen entdecken';
export const categoryEmpty = 'In dieser Kategorie gibt es noch nichts zu lesen.';
export const noMatchBeginning = 'Kein Titel und kein Text';
export const noMatchEnding = (cerca: string) => `enthält „${cerca}“.`;
export const showAllArticlesLink = 'Alle Artikel ansehen';
export const searchAllCategoriesLink = 'In allen Kategorien suchen';
export const noMatchCategoryPart = 'dieser Kategorie ';
export const honeypotLabel = 'Website';
export const articlesLabel = 'Artikel';
export const blogPaginationLabel = 'Seiten des Blogs';
export const searchBlogLabel = 'Im Blog suchen';
export const searchButton = 'Suchen';
export const searchPlaceholder = 'Ein Ort, ein Gericht, ein Fest';
export const continueReadingTitle = 'Weiterlesen';
export const inItalianNote = 'Auf Italienisch';
export const articlesInItalianNote = 'Die Artikel sind auf Italienisch.';
export const commentsInAnyLanguageNote = 'Der Artikel ist auf Italienisch; schreiben Sie gern in Ihrer Sprache.';

export const newsletterEmailMissing = 'Geben Sie Ihre E-Mail-Adresse an.';
export const portalUnreachable = `${brandName} ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.`;
export const newsletterLinkIncomplete = 'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.';
export const newsletterTitle = 'Wir schreiben Ihnen, wenn etwas Lesenswertes erscheint.';
export const newsletterPitch =
  'Eine E-Mail für jeden Artikel, der die Reise wert ist, und sonst nichts. Mit einem Klick bestätigt, mit einem Klick abbestellt.';
export const newsletterPrivacyNote = 'Wir verwenden die Adresse nur dafür. Mehr dazu unter';
export const feedReaderQuestion = '. Lesen Sie lieber mit einem Feedreader?';
export const rssFeedLink = 'RSS-Feed (auf Italienisch)';
export const newsletterEmailLabel = 'Ihre E-Mail-Adresse';
export const subscribingLabel = 'Einen Moment…';
export const subscribeButton = 'Anmelden';
export const newsletterNeedsJavaScript = 'Zum Anmelden ist JavaScript nötig.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
