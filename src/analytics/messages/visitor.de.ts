import type { AnalyticsProvider, AnalyticsSetup } from '../rules/analytics-setup.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const providerNames: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };
export function analyticsServiceName({ provider, url }: AnalyticsSetup): string {
  return `${providerNames[provider]} (${url.replace(/^https?:\/\//, '')})`;
}
export const consentQuestion = 'Dürfen wir die Besuche zählen?';
export const consentExplanation = (setup: AnalyticsSetup) =>
  `Wenn Sie zustimmen, erhält ${analyticsServiceName(setup)} die öffentlichen Seiten, die Sie öffnen, und die Orte, die Sie wählen. So erfahren wir, was Sie suchen. Keine Cookies, keine Werbung.`;
export const consentDetailsLink = 'Was gezählt wird';
export const acceptButton = 'Zustimmen';
export const refuseButton = 'Ablehnen';
export const closeAndRefuseButton = 'Schließen und ablehnen';
export const consentAnnouncement = 'Dürfen wir die Besuche zählen? Sie können das am Anfang der Seite entscheiden.';
export const consentStates = {
  accettato: 'Sie haben zugestimmt. Wir zählen Ihre Besuche.',
  rifiutato: 'Sie haben abgelehnt. Wir zählen Ihre Besuche nicht.',
  daScegliere: 'Sie haben sich noch nicht entschieden. Solange Sie nicht zustimmen, zählen wir nichts.',
} as const;
export const privacySignalNotice =
  'Ihr Browser bittet darum, nicht verfolgt zu werden (Global Privacy Control oder Do Not Track). Das verstehen wir als Nein und zählen nichts.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
