import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

const times = (count: number) => pluralDe(count, { one: 'einmal', other: `${formatCount(count)}-mal` });

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** From so many on, minutes and hours are told in the larger unit. */
const MANY = 2;

/** A stretch of time as it stands after «vor». @example «12 Minuten» «einer Stunde» «2 Stunden» «3 Tagen» */
function stretch(minutes: number): string {
  if (minutes < 1) return 'weniger als einer Minute';
  if (minutes < HOUR_MINUTES) return pluralDe(minutes, { one: 'einer Minute', other: `${minutes} Minuten` });
  if (minutes < MANY * DAY_MINUTES) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return pluralDe(hours, { one: 'einer Stunde', other: `${hours} Stunden` });
  }
  return `${formatCount(Math.floor(minutes / DAY_MINUTES))} Tagen`;
}

/** How often, on average. @example «alle 40 Minuten» «jede Stunde» «alle 2 Stunden» «alle 3 Tage» */
function rhythm(minutes: number): string {
  if (minutes < HOUR_MINUTES) return minutes <= 1 ? 'jede Minute' : `alle ${minutes} Minuten`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < MANY * 24) return hours === 1 ? 'jede Stunde' : `alle ${hours} Stunden`;
  return `alle ${Math.round(hours / 24)} Tage`;
}

/** The sentences of the page that tells how fresh a calendar is, both ways. `when`: «um 14:10 Uhr», «gestern um 23:50 Uhr». */
export const freshnessReportMessages = {
  titolo: 'Wie aktuell der Kalender ist',
  spiegato:
    'Hier steht, was wirklich geschehen ist: wie oft jede Plattform unseren Kalender abgerufen hat und wie alt unser Stand von ihr ist.',
  leggonoNoi: 'Wie oft unser Kalender abgerufen wird',
  leggiamoLoro: 'Wie alt unser Stand ist',
  contiamo:
    'Wir zählen die Abrufe jeder Adresse, Stunde für Stunde, sieben Tage lang. Wenn Sie selbst eine Adresse im Browser öffnen, zählt auch das.',
  aggiornatoAlle: (time: string) => `Stand: ${time} Uhr.`,
  aggiorna: 'Aktualisieren',
  nessuna: 'Keine Plattform verbunden. Verbinden Sie die erste im Kalender.',
  calendarioDi: (nome: string) => `Kalender: ${nome}`,

  letto: (name: string, count: number, when: string) =>
    count === 1
      ? `${name} hat unseren Kalender in den letzten 24 Stunden einmal abgerufen, ${when}.`
      : `${name} hat unseren Kalender in den letzten 24 Stunden ${times(count)} abgerufen, zuletzt ${when}.`,
  settimana: (count: number, everyMinutes: number | null) => {
    const many = `In den letzten 7 Tagen ${times(count)}`;
    return everyMinutes === null ? `${many}.` : `${many}: im Schnitt ${rhythm(everyMinutes)}.`;
  },
  nonLeggePiu: (name: string, when: string) =>
    `${name} hat unseren Kalender seit mehr als 24 Stunden nicht abgerufen. Zuletzt: ${when}. Prüfen Sie, ob die Adresse dort noch eingetragen ist.`,
  maiLetto: (name: string) =>
    `${name} hat unseren Kalender noch nie abgerufen. Prüfen Sie, ob Sie die Adresse dort eingefügt haben.`,
  senzaIndirizzo: (name: string) => `${name} hat keine Adresse, um unseren Kalender abzurufen.`,

  sappiamo: (name: string, ageMs: number) =>
    `Der letzte Stand von ${name} kam vor ${stretch(Math.floor(Math.max(0, ageMs) / MINUTE_MS))}.`,
  inParte: (count: number) =>
    count === 1
      ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar.'
      : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar.`,
  nonSappiamo: (name: string) => `Von ${name} wissen wir noch nichts. Der Kalender wurde noch nie abgerufen.`,
  nonCollegata: (name: string) => `Den Kalender von ${name} rufen wir nicht ab. Er ist nicht verbunden.`,
  prossima: (when: string) => `Nächster Abruf: ${when}.`,
  traPoco: 'Der nächste Abruf beginnt gleich.',
  tentativo: (when: string, why: string) => `Der letzte Versuch, ${when}, ist misslungen. ${why}`.trim(),
  inPausa: (name: string, why: string) => `Der Abruf von ${name} ist pausiert. ${why}`.trim(),
} as const;

true satisfies IsTranslation<
  typeof import('./freshness-report-messages.it.ts'),
  typeof import('./freshness-report-messages.de.ts')
>;
