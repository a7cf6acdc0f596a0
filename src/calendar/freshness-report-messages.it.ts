import { formatCount } from '../kernel/format-count.ts';

const times = (count: number) => (count === 1 ? 'una volta' : `${formatCount(count)} volte`);

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** From so many on, minutes and hours are told in the larger unit. */
const MANY = 2;

/** A stretch of time as it is said. @example «12 minuti» «un’ora» «2 ore» «3 giorni» */
function stretch(minutes: number): string {
  if (minutes < 1) return 'meno di un minuto';
  if (minutes < HOUR_MINUTES) return minutes === 1 ? 'un minuto' : `${minutes} minuti`;
  if (minutes < MANY * DAY_MINUTES) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return hours === 1 ? 'un’ora' : `${hours} ore`;
  }
  return `${formatCount(Math.floor(minutes / DAY_MINUTES))} giorni`;
}

/** How often, on average. @example «ogni 40 minuti» «ogni ora» «ogni 2 ore» «ogni 3 giorni» */
function rhythm(minutes: number): string {
  if (minutes < HOUR_MINUTES) return minutes <= 1 ? 'ogni minuto' : `ogni ${minutes} minuti`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < MANY * 24) return hours === 1 ? 'ogni ora' : `ogni ${hours} ore`;
  return `ogni ${Math.round(hours / 24)} giorni`;
}

/** The sentences of the page that tells how fresh a calendar is, both ways. `when`: «alle 14:10», «ieri alle 23:50». */
export const freshnessReportMessages = {
  titolo: 'Quanto è fresco il calendario',
  spiegato:
    'Qui c’è quello che è successo davvero: quante volte ogni piattaforma ha letto il nostro calendario, e quanto è vecchio quello che sappiamo di lei.',
  leggonoNoi: 'Quanto spesso leggono il nostro',
  leggiamoLoro: 'Quanto è vecchio quello che sappiamo',
  contiamo:
    'Contiamo le letture di ogni indirizzo, ora per ora, per sette giorni. Se apri tu un indirizzo nel browser, conta anche quella.',
  aggiornatoAlle: (time: string) => `Aggiornato alle ${time}.`,
  aggiorna: 'Aggiorna',
  nessuna: 'Nessuna piattaforma collegata: collega la prima dal calendario.',
  calendarioDi: (nome: string) => `Calendario di ${nome}`,

  letto: (name: string, count: number, when: string) =>
    count === 1
      ? `${name} ha letto il nostro calendario una volta nelle ultime 24 ore, ${when}.`
      : `${name} ha letto il nostro calendario ${times(count)} nelle ultime 24 ore, l’ultima ${when}.`,
  settimana: (count: number, everyMinutes: number | null) => {
    const many = `Negli ultimi 7 giorni ${times(count)}`;
    return everyMinutes === null ? `${many}.` : `${many}: in media ${rhythm(everyMinutes)}.`;
  },
  nonLeggePiu: (name: string, when: string) =>
    `${name} non legge il nostro calendario da più di 24 ore. L’ultima volta: ${when}. Controlla che l’indirizzo ci sia ancora.`,
  maiLetto: (name: string) =>
    `${name} non ha mai letto il nostro calendario: controlla di avere incollato l’indirizzo.`,
  senzaIndirizzo: (name: string) => `${name} non ha un indirizzo da cui leggere il nostro calendario.`,

  sappiamo: (name: string, ageMs: number) =>
    `Quello che sappiamo di ${name} è di ${stretch(Math.floor(Math.max(0, ageMs) / MINUTE_MS))} fa.`,
  inParte: (count: number) =>
    count === 1
      ? '1 evento si legge solo in parte: le sue notti si prenotano su richiesta.'
      : `${formatCount(count)} eventi si leggono solo in parte: le loro notti si prenotano su richiesta.`,
  nonSappiamo: (name: string) => `Di ${name} non sappiamo ancora niente: il suo calendario non è mai stato letto.`,
  nonCollegata: (name: string) => `Non leggiamo il calendario di ${name}: non è collegato.`,
  prossima: (when: string) => `La prossima lettura è ${when}.`,
  traPoco: 'La prossima lettura è tra poco.',
  tentativo: (when: string, why: string) => `L’ultimo tentativo, ${when}, non è riuscito. ${why}`.trim(),
  inPausa: (name: string, why: string) => `La lettura di ${name} è in pausa. ${why}`.trim(),
} as const;
