import { brandName } from '../../kernel/brand/brand.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const clearFieldButton = (label: string) => `${label}: leeren`;
export const chooseFieldButton = (label: string) => `${label}: wählen`;
export const noResults = 'Kein Ergebnis';
export const resultCount = (count: number) => pluralDe(count, { one: '1 Ergebnis', other: `${count} Ergebnisse` });

export const confirmActionTitle = 'Bitte bestätigen';
export const confirmButton = 'Bestätigen';
export const cancelButton = 'Abbrechen';
export const closeButton = 'Schließen';
export const copiedNotice = 'Kopiert.';
export const copyFailed = 'Das Kopieren ist nicht möglich. Markieren Sie den Text und kopieren Sie ihn von Hand.';
export const reloadPageButton = 'Seite neu laden';
export const siteName = brandName;
export const retryButton = 'Noch einmal versuchen';
export const shareButton = 'Teilen';
export const optionalNote = () => 'optional';
export const eveningTheme = 'Abendmodus';
export const switchToDayButton = 'Tagmodus einschalten';
export const switchToEveningButton = 'Abendmodus einschalten';
export const closeNoticeButton = 'Hinweis schließen';
export const pagePartNotLoaded = 'Ein Teil dieser Seite konnte nicht geladen werden.';

export const todayLabel = (name: string) => `Heute, ${name}`;
export const previousMonthButton = 'Vorheriger Monat';
export const nextMonthButton = 'Nächster Monat';

export const pageNumberLabel = (number: number) => `Seite ${formatCount(number)}`;
export const previousPageLink = 'Vorherige Seite';
export const nextPageLink = 'Nächste Seite';

export const pageAddressLabel = 'Adresse der Seite';
export const copyLinkButton = 'Link kopieren';
export const linkCopied = 'Link kopiert.';
export const copyLinkByHand = 'Der Link ist markiert. Kopieren Sie ihn von hier.';
export const whatsappLabel = 'WhatsApp';
export const emailLink = 'E-Mail';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
