import type { AnalyticsProvider, AnalyticsSetup } from '../rules/analytics-setup.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const providerNames: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };
const SCHEME = /^https?:../;
export function analyticsServiceName({ provider, url }: AnalyticsSetup): string {
  return `${providerNames[provider]} (${url.replace(SCHEME, '')})`;
}
export const consentQuestion = 'Pouvons-nous compter les visites ?';
export const consentExplanation = (setup: AnalyticsSetup) =>
  `Si vous acceptez, ${analyticsServiceName(setup)} reçoit les pages publiques que vous ouvrez et les lieux que vous choisissez : cela nous aide à comprendre ce que vous cherchez. Pas de cookies, pas de publicité.`;
export const consentDetailsLink = 'Ce qui est compté';
export const acceptButton = 'Accepter';
export const refuseButton = 'Refuser';
export const closeAndRefuseButton = 'Fermer et refuser';
export const consentAnnouncement = 'Pouvons-nous compter les visites ? Vous pouvez choisir en haut de la page.';
export const consentStates = {
  accettato: 'Vous avez accepté : nous comptons vos visites.',
  rifiutato: 'Vous avez refusé : nous ne comptons pas vos visites.',
  daScegliere: 'Vous n’avez pas encore choisi : tant que vous n’acceptez pas, nous ne comptons rien.',
} as const;
export const privacySignalNotice =
  'Votre navigateur demande à ne pas être suivi (Global Privacy Control ou Do Not Track) : pour nous, c’est un non, et nous ne comptons rien.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
