import type { AnalyticsProvider, AnalyticsSetup } from '../rules/analytics-setup.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const providerNames: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };
export function analyticsServiceName({ provider, url }: AnalyticsSetup): string {
  return `${providerNames[provider]} (${url.replace(/^https?:\/\//, '')})`;
}
export const consentQuestion = 'May we count visits?';
export const consentExplanation = (setup: AnalyticsSetup) =>
  `If you accept, ${analyticsServiceName(setup)} is told which public pages you open and which places you choose: this helps us understand what people are looking for. No cookies, no advertising.`;
export const consentDetailsLink = 'What is counted';
export const acceptButton = 'Accept';
export const refuseButton = 'Decline';
export const closeAndRefuseButton = 'Close and decline';
export const consentAnnouncement = 'May we count visits? You can choose at the top of the page.';
export const consentStates = {
  accettato: 'You accepted: we’ll count your visits.',
  rifiutato: 'You declined: we won’t count your visits.',
  daScegliere: 'You haven’t chosen yet: until you accept we count nothing.',
} as const;
export const privacySignalNotice =
  'Your browser asks not to be tracked (Global Privacy Control or Do Not Track): we take that as a no, and count nothing.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
