import { formatCount } from '../kernel/format-count.ts';
import type { HomePlan, Refusal } from './rules/restored-home.ts';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;
const list = (names: readonly string[]) => names.join(', ');

/** Columns of a house in the words of its form; what has no word here is told by its own name. */
const CAMPI: Readonly<Record<string, string>> = {
  citta_id: 'comune',
  tipo_struttura: 'tipo di struttura',
  tipo_prenotazione: 'come si prenota',
  cin: 'CIN',
  cap: 'CAP',
  lat: 'posizione sulla mappa',
  lon: 'posizione sulla mappa',
  has_own_point: 'posizione sulla mappa',
  posizione_approssimativa: 'posizione sulla mappa',
  prezzo_notte_cents: 'prezzo a notte',
  posti_letto: 'posti letto',
  num_camere: 'numero di camere',
  num_bagni: 'bagni',
  ha_cucina: 'cucina',
  servizio_pulizie: 'pulizie',
  prezzo_pulizie_cents: 'prezzo delle pulizie',
  email: 'e-mail per gli ospiti',
  booking_ical_url: 'calendario di Booking.com',
  non_su_booking: 'calendario di Booking.com',
  politica_cancellazione: 'condizioni di cancellazione',
  accettazione: 'come si accettano le prenotazioni',
  ora_limite_oggi: 'come si accettano le prenotazioni',
  arrivo_dalle: 'orari',
  arrivo_entro: 'orari',
  partenza_entro: 'orari',
  animali_nota: 'animali',
  gradini_nota: 'gradini',
  accoglie_nome: 'chi accoglie',
  accoglie_foto: 'chi accoglie',
  accoglie_lingue: 'chi accoglie',
  accoglie_parole: 'chi accoglie',
  lingue_testi: 'lingue dei testi',
  traduzioni_testi: 'traduzioni',
};

const RIFIUTI: Readonly<Record<Refusal, string>> = {
  eliminata: 'Era già eliminata quando l’archivio è stato scritto.',
  cancellata: 'Chi è nominato nei suoi dati ha chiesto di essere cancellato: resta cancellato.',
  altrui: 'Adesso è di un altro proprietario: ripristinala da sola, se è quello che vuoi.',
  comune: 'Il comune dove stava non è più nell’elenco.',
  cin: 'Un’altra struttura pubblicata ha adesso il suo CIN.',
  tipo: 'Si prenotava in un altro modo (intera, o per camere), e adesso ha prenotazioni o notti occupate.',
};

function changes({ esito, campi, camere, prezzi, foto, feeds, notti }: HomePlan): string[] {
  const names = [...new Set(campi.map((name) => CAMPI[name] ?? name.replaceAll('_', ' ')))];
  return [
    ...(esito === 'torna' ? ['Torna com’era: è stata eliminata dopo l’archivio.'] : []),
    ...(esito === 'torna' || names.length === 0 ? [] : [`Tornano come nell’archivio: ${list(names)}.`]),
    ...(camere.tornano.length > 0 ? [`Camere che tornano: ${formatCount(camere.tornano.length)}.`] : []),
    ...(camere.cambiano.length > 0 ? [`Camere che tornano com’erano: ${formatCount(camere.cambiano.length)}.`] : []),
    ...(camere.via.length > 0
      ? [`Se ne va quello che è stato aggiunto dopo: ${count(camere.via.length, 'camera', 'camere')}.`]
      : []),
    ...(prezzi ? ['Prezzi delle stagioni e soggiorni minimi tornano quelli dell’archivio.'] : []),
    ...(foto.cambiano ? ['Le foto tornano quelle dell’archivio, nello stesso ordine.'] : []),
    ...(feeds.tornano.length > 0
      ? [`Torna collegato: ${count(feeds.tornano.length, 'calendario', 'calendari')} di altre piattaforme.`]
      : []),
    ...(feeds.cambiano.length > 0
      ? [`Torna l’indirizzo di prima: ${count(feeds.cambiano.length, 'calendario', 'calendari')} di altre piattaforme.`]
      : []),
    ...(notti.tornano.length > 0
      ? [
          `Tornano chiuse, perché oggi sono libere: ${count(notti.tornano.length, 'periodo', 'periodi')} del proprietario.`,
        ]
      : []),
  ];
}

function keeps({ esito, modifica, camere, feeds }: HomePlan): string[] {
  if (esito === 'rifiutata') return [];
  return [
    'Prenotazioni, pagamenti, rimborsi e notti già occupate restano come sono adesso.',
    ...(esito === 'torna'
      ? []
      : ['Restano di oggi anche il proprietario, lo stato della struttura e il suo conto per i pagamenti.']),
    ...(modifica ? ['Resta la modifica chiesta dal proprietario: approvandola, cambia di nuovo.'] : []),
    ...(camere.restano.length > 0
      ? [`Resta, perché ha prenotazioni: ${count(camere.restano.length, 'camera aggiunta', 'camere aggiunte')} dopo.`]
      : []),
    ...(feeds.restano > 0
      ? [`Resta collegato quello che è venuto dopo: ${count(feeds.restano, 'calendario', 'calendari')}.`]
      : []),
  ];
}

function lacks({ rifiuto, cin_di, foto, notti }: HomePlan): string[] {
  if (rifiuto !== null) return [RIFIUTI[rifiuto]];
  return [
    ...(cin_di === null ? [] : [`Il CIN dell’archivio adesso è di «${cin_di}»: resta quello di oggi.`]),
    ...(foto.perse > 0
      ? [`Il file non c’è più, e negli archivi non ci sono file: ${count(foto.perse, 'foto', 'foto')}.`]
      : []),
    ...(notti.occupate > 0
      ? [`Non si chiude, perché oggi è occupato: ${count(notti.occupate, 'periodo', 'periodi')} del proprietario.`]
      : []),
  ];
}

/** What restoring one home changes, what stays as it is today, and what does not come back. */
export function describePlan(plan: HomePlan): { cambia: string[]; resta: string[]; non_torna: string[] } {
  const isDone = plan.esito === 'torna' || plan.esito === 'cambia';
  return { cambia: isDone ? changes(plan) : [], resta: keeps(plan), non_torna: lacks(plan) };
}
