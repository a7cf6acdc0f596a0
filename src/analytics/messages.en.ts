import type { IsTranslation } from '../kernel/translation.ts';
import type { AnalyticsProvider, AnalyticsSetup } from './rules/analytics-setup.ts';

const names: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

/** The service as a person would look it up: its name, and where it runs. */
function serviceName({ provider, url }: AnalyticsSetup): string {
  return `${names[provider]} (${url.replace(/^https?:\/\//, '')})`;
}

export const measuringMessages = {
  domanda: 'May we count visits?',
  perche: (setup: AnalyticsSetup) =>
    `If you accept, ${serviceName(setup)} is told which public pages you open and which places you choose: this helps us understand what people are looking for. No cookies, no advertising.`,
  dettagli: 'What is counted',
  accetta: 'Accept',
  rifiuta: 'Decline',
  chiudi: 'Close and decline',
  arrivo: 'May we count visits? You can choose at the top of the page.',
  accettato: 'You accepted: we’ll count your visits.',
  rifiutato: 'You declined: we won’t count your visits.',
  daScegliere: 'You haven’t chosen yet: until you accept we count nothing.',
  segnale:
    'Your browser asks not to be tracked (Global Privacy Control or Do Not Track): we take that as a no, and count nothing.',
  servizio: serviceName,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
