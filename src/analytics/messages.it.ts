import type { AnalyticsProvider, AnalyticsSetup } from './rules/analytics-setup.ts';

const names: Record<AnalyticsProvider, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

/** The service as a person would look it up: its name, and where it runs. */
function serviceName({ provider, url }: AnalyticsSetup): string {
  return `${names[provider]} (${url.replace(/^https?:\/\//, '')})`;
}

export const measuringMessages = {
  domanda: 'Possiamo contare le visite?',
  perche: (setup: AnalyticsSetup) =>
    `Se accetti, ${serviceName(setup)} riceve le pagine pubbliche che apri e i luoghi che scegli: ci serve per capire che cosa cercate. Niente cookie, niente pubblicità.`,
  dettagli: 'Che cosa si conta',
  accetta: 'Accetta',
  rifiuta: 'Rifiuta',
  chiudi: 'Chiudi e rifiuta',
  arrivo: 'Possiamo contare le visite? Puoi scegliere all’inizio della pagina.',
  accettato: 'Hai accettato: contiamo le tue visite.',
  rifiutato: 'Hai rifiutato: non contiamo le tue visite.',
  daScegliere: 'Non hai ancora scelto: finché non accetti non contiamo niente.',
  segnale:
    'Il tuo browser chiede di non essere seguito (Global Privacy Control o Do Not Track): lo prendiamo per un no, e non contiamo niente.',
  servizio: serviceName,
} as const;
