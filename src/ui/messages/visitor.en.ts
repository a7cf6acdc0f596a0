import { brandName } from '../../kernel/brand/brand.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const clearFieldButton = (label: string) => `Clear ${label}`;
export const chooseFieldButton = (label: string) => `Choose ${label}`;
export const noResults = 'No results';
export const resultCount = (count: number) => pluralEn(count, { one: '1 result', other: `${count} results` });

export const confirmActionTitle = 'Please confirm';
export const confirmButton = 'Confirm';
export const cancelButton = 'Cancel';
export const closeButton = 'Close';
export const copiedNotice = 'Copied.';
export const copyFailed = 'We can’t copy it: select the text and copy it from there.';
export const reloadPageButton = 'Reload the page';
export const siteName = brandName;
export const retryButton = 'Try again';
export const shareButton = 'Share';
export const optionalNote = () => 'optional';
export const eveningTheme = 'Evening theme';
export const switchToDayButton = 'Switch to day';
export const switchToEveningButton = 'Switch to evening';
export const closeNoticeButton = 'Close this notice';
export const pagePartNotLoaded = 'Part of this page didn’t load.';

export const todayLabel = (name: string) => `Today, ${name}`;
export const previousMonthButton = 'Previous month';
export const nextMonthButton = 'Next month';

export const pageNumberLabel = (number: number) => `Page ${formatCount(number)}`;
export const previousPageLink = 'Previous page';
export const nextPageLink = 'Next page';

export const pageAddressLabel = 'Address of this page';
export const copyLinkButton = 'Copy the link';
export const linkCopied = 'Link copied.';
export const copyLinkByHand = 'The link is selected: copy it from here.';
export const whatsappLabel = 'WhatsApp';
export const emailLink = 'Email';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
