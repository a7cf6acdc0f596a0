import type { IsTranslation } from '../kernel/translation.ts';
import type { AnalyticsProvider, AnalyticsSetup } from './rules/analytics-setup.ts';

const names: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

const SCHEME = /^https?:../;

/** The service as a person would look it up: its name, and where it runs. */
function serviceName({ provider, url }: AnalyticsSetup): string {
  return `${names[provider]} (${url.replace(SCHEME, '')})`;
}

export const measuringMessages = {
  domanda: 'Pouvons-nous compter les visites ?',
  perche: (setup: AnalyticsSetup) =>
    `Si vous acceptez, ${serviceName(setup)} reçoit les pages publiques que vous ouvrez et les lieux que vous choisissez : cela nous aide à comprendre ce que vous cherchez. Pas de cookies, pas de publicité.`,
  dettagli: 'Ce qui est compté',
  accetta: 'Accepter',
  rifiuta: 'Refuser',
  chiudi: 'Fermer et refuser',
  arrivo: 'Pouvons-nous compter les visites ? Vous pouvez choisir en haut de la page.',
  accettato: 'Vous avez accepté : nous comptons vos visites.',
  rifiutato: 'Vous avez refusé : nous ne comptons pas vos visites.',
  daScegliere: 'Vous n’avez pas encore choisi : tant que vous n’acceptez pas, nous ne comptons rien.',
  segnale:
    'Votre navigateur demande à ne pas être suivi (Global Privacy Control ou Do Not Track) : pour nous, c’est un non, et nous ne comptons rien.',
  servizio: serviceName,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
