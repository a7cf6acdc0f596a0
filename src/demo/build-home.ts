import { addDays, type CalendarDate } from '../kernel/dates/calendar-date.ts';
import { recordOf } from '../kernel/records.ts';
import { FLAG_FIELDS } from '../strutture/rules/flag-fields.ts';
import { emptyStory } from '../strutture/rules/listing-fields.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import { chooseConditions } from './choose-conditions.ts';
import type { DemoCamera, DemoEvent, DemoRow, DemoStruttura } from './demo-struttura.ts';
import type { HomeRecord, PastMoment } from './read-homes.ts';

/** Kinds of calendar events in demo homes. Bookings made through the portal are omitted, because they would need a paying guest. */
const EVENT_KINDS: readonly Pick<DemoEvent, 'event_type' | 'platform_source' | 'summary'>[] = [
  { event_type: 'booking', platform_source: 'airbnb', summary: 'Reserved' },
  { event_type: 'booking', platform_source: 'booking', summary: 'CLOSED - Not available' },
  { event_type: 'blocked', platform_source: 'ospitalia', summary: 'Prenotazione al telefono' },
  { event_type: 'booking', platform_source: 'vrbo', summary: 'Reserved' },
  { event_type: 'blocked', platform_source: 'airbnb', summary: 'Airbnb (Not available)' },
  { event_type: 'blocked', platform_source: 'ospitalia', summary: 'Date bloccate' },
  { event_type: 'maintenance', platform_source: 'ospitalia', summary: 'Evento' },
];

/** Classes of the national register: short-term rentals, bed & breakfasts, rooms to let, farms. */
const CLASSES: Readonly<Record<TipoStruttura, string>> = {
  casa_vacanza: 'C2',
  bb: 'C1',
  affittacamere: 'B4',
  agriturismo: 'B5',
};
const SERIAL_LENGTH = 4;
const BASE = 36;

export const DEMO_CIN_COUNT = BASE ** SERIAL_LENGTH;

/** Returns a CIN that no register issues, because its random part contains `DEMO`. */
function demoCin(cittaId: number, tipo: TipoStruttura, id: number): string {
  const serial = (id % DEMO_CIN_COUNT).toString(BASE).toUpperCase().padStart(SERIAL_LENGTH, '0');
  return `IT${String(cittaId).padStart(6, '0')}${CLASSES[tipo]}DEMO${serial}`;
}

const momentOf = (today: CalendarDate, [daysAgo, time]: PastMoment) => `${addDays(today, -daysAgo)}T${time}:00Z`;

const withDefaults = (camera: NonNullable<HomeRecord['camere']>[number]): DemoCamera => ({
  letti_aggiuntivi: '',
  bagno_privato: true,
  disponibile: true,
  note: '',
  ...camera,
});

function eventsOf({ events = [] }: HomeRecord, today: CalendarDate): DemoEvent[] {
  return events.flatMap(([unit, kind, arrival, nights]) => {
    const entry = EVENT_KINDS[kind];
    const start = addDays(today, arrival);
    return entry === undefined ? [] : [{ ...entry, unit, start, end: addDays(start, nights) }];
  });
}

/**
 * Builds the row of a home. Its contact details are fictitious: no Italian phone number starts with 6 (AGCOM), and `example.it`
 * receives no mail.
 */
function rowOf(
  home: HomeRecord,
  id: number,
  today: CalendarDate,
): Omit<DemoRow, 'accettazione' | 'politica_cancellazione'> {
  const { setting: _, email, sent, approved, payments, camere, events: __, photos: ___, ...fields } = home;
  const cleaning = home.prezzo_pulizie_cents ?? 0;
  const created_at = momentOf(today, sent);
  return {
    telefono: null,
    status: 'approvata',
    motivo_rifiuto: null,
    ...emptyStory(),
    ...fields,
    id,
    tipo_prenotazione: camere === undefined ? 'casa_vacanza' : 'bnb',
    cin: demoCin(home.citta_id, home.tipo_struttura[0], id),
    has_own_point: true,
    ...recordOf(FLAG_FIELDS, () => false),
    ha_cucina: home.servizi.includes('Cucina'),
    servizio_pulizie: cleaning > 0,
    prezzo_pulizie_cents: cleaning,
    is_demo: true,
    email: email === undefined ? null : `${email}${id}@example.it`,
    created_at,
    submitted_at: created_at,
    approved_at: approved === undefined ? null : momentOf(today, approved),
    stripe_account_id: payments === undefined ? null : `acct_demo${String(id).padStart(10, '0')}`,
    stripe_onboarding_completed: payments === 'ready',
  };
}

/** Builds a home. The same record, ID and day always result in the same home. */
export function buildHome(home: HomeRecord, id: number, today: CalendarDate): DemoStruttura {
  const camere = (home.camere ?? []).map(withDefaults);
  const row = rowOf(home, id, today);
  const { tariffe, ...conditions } = chooseConditions(id, row, { camere, today });
  return { row: { ...row, ...conditions }, camere, tariffe, events: eventsOf(home, today), photos: home.photos ?? [] };
}
