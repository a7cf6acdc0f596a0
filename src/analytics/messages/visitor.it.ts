import type { AnalyticsProvider, AnalyticsSetup } from '../rules/analytics-setup.ts';

const providerNames: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };
export function analyticsServiceName({ provider, url }: AnalyticsSetup): string {
  return `${providerNames[provider]} (${url.replace(/^https?:\/\//, '')})`;
}
export const consentQuestion = 'Possiamo contare le visite?';
export const consentExplanation = (setup: AnalyticsSetup) =>
  `Se accetti, ${analyticsServiceName(setup)} riceve le pagine pubbliche che apri e i luoghi che scegli: ci serve per capire che cosa cercate. Niente cookie, niente pubblicità.`;
export const consentDetailsLink = 'Che cosa si conta';
export const acceptButton = 'Accetta';
export const refuseButton = 'Rifiuta';
export const closeAndRefuseButton = 'Chiudi e rifiuta';
export const consentAnnouncement = 'Possiamo contare le visite? Puoi scegliere all’inizio della pagina.';
export const consentStates = {
  accettato: 'Hai accettato: contiamo le tue visite.',
  rifiutato: 'Hai rifiutato: non contiamo le tue visite.',
  daScegliere: 'Non hai ancora scelto: finché non accetti non contiamo niente.',
} as const;
export const privacySignalNotice =
  'Il tuo browser chiede di non essere seguito (Global Privacy Control o Do Not Track): lo prendiamo per un no, e non contiamo niente.';
