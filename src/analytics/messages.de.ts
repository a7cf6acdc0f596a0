import type { IsTranslation } from '../kernel/translation.ts';
import type { AnalyticsProvider, AnalyticsSetup } from './rules/analytics-setup.ts';

const names: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

/** The service as a person would look it up: its name, and where it runs. */
function serviceName({ provider, url }: AnalyticsSetup): string {
  return `${names[provider]} (${url.replace(/^https?:\/\//, '')})`;
}

export const measuringMessages = {
  domanda: 'Dürfen wir die Besuche zählen?',
  perche: (setup: AnalyticsSetup) =>
    `Wenn Sie zustimmen, erhält ${serviceName(setup)} die öffentlichen Seiten, die Sie öffnen, und die Orte, die Sie wählen. So erfahren wir, was Sie suchen. Keine Cookies, keine Werbung.`,
  dettagli: 'Was gezählt wird',
  accetta: 'Zustimmen',
  rifiuta: 'Ablehnen',
  chiudi: 'Schließen und ablehnen',
  arrivo: 'Dürfen wir die Besuche zählen? Sie können das am Anfang der Seite entscheiden.',
  accettato: 'Sie haben zugestimmt. Wir zählen Ihre Besuche.',
  rifiutato: 'Sie haben abgelehnt. Wir zählen Ihre Besuche nicht.',
  daScegliere: 'Sie haben sich noch nicht entschieden. Solange Sie nicht zustimmen, zählen wir nichts.',
  segnale:
    'Ihr Browser bittet darum, nicht verfolgt zu werden (Global Privacy Control oder Do Not Track). Das verstehen wir als Nein und zählen nichts.',
  servizio: serviceName,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
