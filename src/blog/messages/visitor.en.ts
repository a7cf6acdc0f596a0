import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const unknownCategory = 'We can’t find that category.';
export const searchTooLong = 'The search is too long: a few words are enough.';
export const articleStatusInvalid = 'An article is a draft or is published.';

export const feedTitle = `${brandName} blog`;
export const feedDescription = 'Stories, places and advice from people who open their doors to guests.';

export const articleNotFound = 'Article not found';
export const articleLimitInvalid = 'The number of articles asked for isn’t valid.';
export const pageNotFound = 'We can’t find that page.';
export const commentFieldsMissing = 'Fill in all the fields to send your comment';
export const emailInvalid = 'Enter a valid email address, like name@example.com.';
export const commentNameTooLong = 'The name can be up to 80 characters long.';
export const commentTooLong = 'The comment can be up to 2,000 characters long.';
export const commentForOtherArticle = 'This comment belongs to another article.';
export const tooManyPendingComments = 'We already have a lot of comments to read: try again in a few hours.';
export const sentTooFast = 'That was very quick: wait a few seconds and send it again.';
export const commentSent = 'Comment sent! It will appear once we have read it.';
export const commentNotSent = 'Your comment couldn’t be sent. Try again later.';

export const subscriptionRequested = 'Check your inbox: we have written to you to confirm your subscription.';
export const newsletterLinkInvalid =
  'The link has expired or is incomplete. Ask for the newsletter again and we’ll send you a new link.';
export const subscriptionConfirmed = 'Subscription confirmed. We’ll write to you when a new article comes out.';
export const newsletterUnsubscribed = 'You no longer receive the newsletter, and your address has been deleted.';
export const subscriberExportColumns = ['Email', 'Status', 'Requested on', 'Confirmed on', 'Language'];
export const subscriberExportStatuses = { in_attesa: 'Awaiting confirmation', confermato: 'Confirmed' } as const;
export const subscriberExportFileName = (day: string) => `newsletter-subscribers-${day}.csv`;

export const articlesShown = (shown: number, all: number) =>
  `Showing ${formatCount(shown)} of ${formatCount(all)} articles`;
export const noArticlePublishedTitle = 'No articles published yet';
export const noArticleFoundTitle = 'No articles found';
export const readMoreLink = 'Read the article';
export const readingTime = (minutes: number) => `${formatCount(minutes)} min read`;
export const articleCount = (count: number) =>
  pluralEn(count, { one: '1 article', other: `${formatCount(count)} articles` });
export const articleWithdrawn = 'This article is no longer available.';
export const articleUnknown = 'Perhaps the address has changed, or the article isn’t out yet.';
export const articleNotLoaded = 'We couldn’t load it. Try again shortly.';
export const commentFieldErrors = {
  autore: 'Enter your name.',
  email: 'Enter your email address.',
  contenuto: 'Write your comment.',
};
export const blogLabel = 'Blog';
export const breadcrumbLabel = 'Breadcrumb';
export const backToBlogLink = 'Back to the blog';
export const retryButton = 'Try again';
export const tagsLabel = 'Tags';
export const blogTitle = `The ${brandName} blog`;
export const blogTagline = 'Stories of places, and of the people who live there.';
export const blogIntroduction =
  'Routes, festivals, dishes and crafts, and advice for people who open their doors to guests.';
export const allCategoriesLabel = 'All';
export const categoriesLabel = 'Categories';
export const commentFormTitle = 'Leave a comment';
export const commentNeedsJavaScript = 'You need JavaScript to comment.';
export const commentPrivacyNote =
  'We read every comment before publishing it. What we do with your data is explained under';
export const privacyLink = 'Privacy';
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const emailNotPublishedHint = 'Your email isn’t published.';
export const sendingCommentLabel = 'Sending…';
export const sendCommentButton = 'Send your comment';
export const commentsTitle = (formatted: string) => `Comments (${formatted})`;
export const noCommentsYet = 'None yet. Yours could be the first.';
export const charactersWritten = (written: string, most: string) => `${written} of ${most} characters`;
export const commentLabel = 'Comment';
export const noArticlePublishedHint =
  'When there is one you’ll find it here. Meanwhile, there are twenty regions to explore.';
export const exploreRegionsLink = 'Explore the regions';
export const categoryEmpty = 'There is nothing to read in this category yet.';
export const noMatchBeginning = 'No title or text';
export const noMatchEnding = (cerca: string) => `contains “${cerca}”.`;
export const showAllArticlesLink = 'See all articles';
export const searchAllCategoriesLink = 'Search all categories';
export const noMatchCategoryPart = 'in this category ';
export const honeypotLabel = 'Website';
export const articlesLabel = 'Articles';
export const blogPaginationLabel = 'Pages of the blog';
export const searchBlogLabel = 'Search the blog';
export const searchButton = 'Search';
export const searchPlaceholder = 'A place, a dish, a festival';
export const continueReadingTitle = 'Keep reading';
export const inItalianNote = 'In Italian';
export const articlesInItalianNote = 'The articles are in Italian.';
export const commentsInAnyLanguageNote = 'The article is in Italian; write in whichever language you like.';

export const newsletterEmailMissing = 'Enter your email address.';
export const portalUnreachable = `${brandName} can’t be reached at the moment. Check your connection and try again.`;
export const newsletterLinkIncomplete = 'The link is incomplete. Open it again from the email.';
export const newsletterTitle = 'A note whenever we publish something worth reading.';
export const newsletterPitch =
  'One email for every article that’s worth the trip, and that’s all. One click to confirm, another to unsubscribe.';
export const newsletterPrivacyNote = 'We use your address for nothing else, as explained under';
export const feedReaderQuestion = '. Do you prefer a feed reader?';
export const rssFeedLink = 'RSS feed (in Italian)';
export const newsletterEmailLabel = 'Your email address';
export const subscribingLabel = 'One moment…';
export const subscribeButton = 'Subscribe';
export const newsletterNeedsJavaScript = 'You need JavaScript to subscribe.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
