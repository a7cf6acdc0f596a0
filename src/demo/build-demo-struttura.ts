import { recordOf } from '../kernel/records.ts';
import { distanceKm, type LatLon } from '../locations/rules/lat-lon.ts';
import { FLAG_FIELDS } from '../strutture/rules/flag-fields.ts';
import { type CalendarDate, addDays } from '../kernel/calendar-date.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import { buildCamere } from './build-camere.ts';
import { chooseConditions } from './choose-conditions.ts';
import { chooseServizi } from './choose-servizi.ts';
import { chooseSetting, type Setting } from './choose-setting.ts';
import { demoAddress } from './demo-address.ts';
import { chooseHost } from './demo-host.ts';
import { albumOf, photoFacts } from './choose-photos.ts';
import { chooseStanding } from './demo-standing.ts';
import { tellStory } from './demo-story.ts';
import type { DemoCamera, DemoEvent, DemoStruttura } from './demo-struttura.ts';
import { describeStruttura } from './describe-struttura.ts';
import { buildingOf } from './home-facts.ts';
import { homeDistances } from './landscape.ts';
import type { Town } from './load-towns.ts';
import { chooseNoun, nameStruttura } from './name-struttura.ts';
import { type Random, createRandom } from './seeded-random.ts';
import { tourismOf } from './town-weights.ts';

const HORIZON_DAYS = 180;

type Kind = Pick<DemoEvent, 'event_type' | 'platform_source' | 'summary'> & { nights: readonly [number, number] };

/** What stands in calendars: the platforms' own words for what they give out. Our own bookings have a guest who pays: none are invented. */
const KINDS: readonly [readonly [Kind, number], ...(readonly [Kind, number])[]] = [
  [{ event_type: 'booking', platform_source: 'airbnb', summary: 'Reserved', nights: [2, 7] }, 30],
  [{ event_type: 'booking', platform_source: 'booking', summary: 'CLOSED - Not available', nights: [1, 7] }, 28],
  [{ event_type: 'blocked', platform_source: 'ospitalia', summary: 'Prenotazione al telefono', nights: [2, 10] }, 16],
  [{ event_type: 'booking', platform_source: 'vrbo', summary: 'Reserved', nights: [4, 14] }, 8],
  [{ event_type: 'blocked', platform_source: 'airbnb', summary: 'Airbnb (Not available)', nights: [1, 5] }, 8],
  [{ event_type: 'blocked', platform_source: 'ospitalia', summary: 'Date bloccate', nights: [1, 12] }, 7],
  [{ event_type: 'maintenance', platform_source: 'ospitalia', summary: 'Evento', nights: [1, 4] }, 3],
];

/** Taken nights of one unit in the half year from `today`: they never overlap, and a departure may be an arrival. */
function buildCalendar(random: Random, unit: number, today: CalendarDate): DemoEvent[] {
  const events: DemoEvent[] = [];
  /** Longest pause between two stays, in days: there are busy houses and quiet ones. */
  const quiet = random.int(15, 90);
  let day = random.int(0, quiet);
  while (day < HORIZON_DAYS) {
    const { nights, ...kind } = random.weighted(KINDS);
    const length = random.int(...nights);
    const [start, end] = [addDays(today, day), addDays(today, day + length)];
    events.push({ ...kind, unit, start, end });
    day += length + (random.chance(0.25) ? 0 : random.int(1, quiet));
  }
  return events;
}

/** Classes of the national register: short lets, bed & breakfasts, rooms to let, farms. */
const CLASSES: Readonly<Record<TipoStruttura, string>> = {
  casa_vacanza: 'C2',
  bb: 'C1',
  affittacamere: 'B4',
  agriturismo: 'B5',
};
const SERIAL_LENGTH = 4;
const BASE = 36;

/** How many demo CINs there are: four characters of 36. */
export const DEMO_CIN_COUNT = BASE ** SERIAL_LENGTH;

/** A CIN of 18 characters that no register gives out: `DEMO` stands in its random part. Unique by `id`. */
function demoCin(cittaId: number, tipo: TipoStruttura, id: number): string {
  const serial = (id % DEMO_CIN_COUNT).toString(BASE).toUpperCase().padStart(SERIAL_LENGTH, '0');
  return `IT${String(cittaId).padStart(6, '0')}${CLASSES[tipo]}DEMO${serial}`;
}

/** How large a listing is. `byRoom`: guests book its rooms one by one. */
type Size = { byRoom: boolean; num_camere: number; posti: number };

const BEDS_A_ROOM = 2.2;
const FARM_BY_ROOM = 0.6;

function between(min: number, max: number, value: number): number {
  return Math.max(min, Math.min(max, Math.round(value)));
}

/** Rooms and beds as they are usual for a type; a farm lets the whole house or its rooms. */
function chooseSize(random: Random, tipo: TipoStruttura): Size {
  if (tipo === 'casa_vacanza' || (tipo === 'agriturismo' && !random.chance(FARM_BY_ROOM))) {
    const base = tipo === 'agriturismo' ? 4 : 2;
    const posti = between(1, 16, base + Math.abs(random.gauss()) * 2.6);
    return { byRoom: false, num_camere: between(1, 8, posti / BEDS_A_ROOM), posti };
  }
  const most = tipo === 'agriturismo' ? 8 : 6;
  const num_camere = between(1, most, 1.4 + Math.abs(random.gauss()) * 2);
  return { byRoom: true, num_camere, posti: between(1, 24, num_camere * BEDS_A_ROOM) };
}

/** Cents a night for a whole house: more for more beds, where people want to be, and with a pool. */
function housePrice(random: Random, house: { posti: number; sigla: string; hasPool: boolean }): number {
  const usual = 38 + 13 * house.posti;
  const asked = usual * Math.exp(0.28 * random.gauss()) * tourismOf(house.sigla) ** 0.22 * (house.hasPool ? 1.2 : 1);
  const euros = Math.max(28, random.chance(0.6) ? Math.round(asked / 5) * 5 : Math.round(asked));
  return euros * 100 + (random.chance(0.03) ? 50 : 0);
}

/** Cents for cleaning after a stay, 0 where the owner does not ask for any: 4 in 10 houses, hardly any bnb. */
function cleaningPrice(random: Random, { byRoom, posti }: Size): number {
  return random.chance(byRoom ? 0.08 : 0.45) ? 500 * (4 + random.int(0, 2 + posti)) : 0;
}

const SEED = 20_261_121;

const TIPI: readonly [readonly [TipoStruttura, number], ...(readonly [TipoStruttura, number])[]] = [
  ['casa_vacanza', 52],
  ['bb', 20],
  ['affittacamere', 16],
  ['agriturismo', 12],
];
const BB_WITH_ROOMS_TO_LET = 0.05;
const WITH_CALENDAR = 0.35;
const ROOM_WITH_CALENDAR = 0.6;
/** Degrees that a listing lies from the middle of its comune: half a kilometre or so, on average. */
const OFFSET = { lat: 0.006, lon: 0.008 };
/** An old town is small, and fields begin behind it. */
const SPREAD: Partial<Record<Setting, number>> = { borgo: 0.4, citta: 0.8, colline: 1.5, campagna: 1.5 };
/** Digits of a degree that say a metre. */
const COORDINATE_DIGITS = 5;

/** In which direction from the middle of its comune a listing lies, and how far: twice the usual at most. */
type Shift = { lat: number; lon: number };

function chooseShift(random: Random): Shift {
  const shift = () => Math.max(-2, Math.min(2, random.gauss()));
  return { lat: shift(), lon: shift() };
}

function pointOf(town: Town, shift: Shift, spread = 1): LatLon {
  const shifted = (along: 'lat' | 'lon') =>
    Number((town[along] + shift[along] * OFFSET[along] * spread).toFixed(COORDINATE_DIGITS));
  return { lat: shifted('lat'), lon: shifted('lon') };
}

/** The cheapest room on offer, else the cheapest: what the triggers of `camere` would find. */
function cheapest(camere: readonly DemoCamera[]): number {
  const offered = camere.filter(({ disponibile }) => disponibile);
  return Math.min(...(offered.length > 0 ? offered : camere).map(({ prezzo_notte_cents }) => prezzo_notte_cents));
}

function calendars(random: Random, camere: readonly DemoCamera[], today: CalendarDate): DemoEvent[] {
  if (!random.chance(WITH_CALENDAR)) return [];
  if (camere.length === 0) return buildCalendar(random, 0, today);
  return camere.flatMap((_, index) =>
    random.chance(ROOM_WITH_CALENDAR) ? buildCalendar(random, index + 1, today) : [],
  );
}

function bathroomsFor(random: Random, camere: readonly DemoCamera[], num_camere: number): number {
  const ownBaths = camere.filter(({ bagno_privato }) => bagno_privato).length;
  const shared = ownBaths < camere.length ? 1 : 0;
  return camere.length > 0 ? ownBaths + shared : Math.max(1, Math.round(num_camere * (0.55 + random.next() * 0.35)));
}

/** What a listing of the demonstration is made from: its number, where it stands, and the day it is made. */
export type DemoOrder = { id: number; town: Town; today: CalendarDate };

/** Farms are around towns, not in cities. */
function chooseTipo(random: Random, { landscape }: Town): TipoStruttura {
  const tipo = random.weighted(TIPI);
  return tipo === 'agriturismo' && landscape.city ? 'bb' : tipo;
}

function sketch(random: Random, town: Town) {
  const shift = chooseShift(random);
  const tipo = chooseTipo(random, town);
  const setting = chooseSetting(random, town, { tipo, km: homeDistances(pointOf(town, shift)) });
  const point = pointOf(town, shift, SPREAD[setting]);
  const km = { ...homeDistances(point), centre: distanceKm(point, town) };
  const size = chooseSize(random, tipo);
  const noun = chooseNoun(random, { tipo, setting, regioneId: town.regione_id, posti: size.posti });
  const building = buildingOf(noun.kind, setting);
  const { landscape } = town;
  const servizi = chooseServizi(random, { tipo, setting, landscape, posti: size.posti, building, km });
  const house = { sigla: town.sigla, servizi, hasFloors: building === 'house' };
  const camere = size.byRoom ? buildCamere(random, size.num_camere, house) : [];
  return { tipo, setting, point, km, size, noun, building, servizi, camere };
}

/** Name, rooms, price and services of a listing: all of its row but who lets it and where it stands on its way. */
function buildListing(random: Random, { id, town }: DemoOrder, sketched: ReturnType<typeof sketch>) {
  const { tipo, setting, point, size, servizi, camere, noun } = sketched;
  const { sigla, regione_id: regioneId } = town;
  const cleaning = cleaningPrice(random, size);
  const wholePrice = housePrice(random, { posti: size.posti, sigla, hasPool: servizi.includes('Piscina') });
  return {
    id,
    citta_id: town.id,
    nome: nameStruttura(random, noun, setting, town.nome),
    tipo_struttura: tipo === 'bb' && random.chance(BB_WITH_ROOMS_TO_LET) ? [tipo, 'affittacamere' as const] : [tipo],
    tipo_prenotazione: size.byRoom ? ('bnb' as const) : ('casa_vacanza' as const),
    cin: demoCin(town.id, tipo, id),
    indirizzo: demoAddress(random, setting, { tipo, regioneId }),
    cap: random.sample(town.cap, 1)[0] ?? '',
    ...point,
    has_own_point: true,
    prezzo_notte_cents: size.byRoom ? cheapest(camere) : wholePrice,
    posti_letto: size.byRoom ? camere.reduce((sum, { posti_letto }) => sum + posti_letto, 0) : size.posti,
    num_camere: size.num_camere,
    num_bagni: bathroomsFor(random, camere, size.num_camere),
    ...recordOf(FLAG_FIELDS, () => false),
    ha_cucina: servizi.includes('Cucina'),
    servizi,
    servizio_pulizie: cleaning > 0,
    prezzo_pulizie_cents: cleaning,
    is_demo: true,
  };
}

/** The demo listing with this id: always the same one for the same town and day, whatever was made before it. */
export function buildDemoStruttura(order: DemoOrder): DemoStruttura {
  const { id, town, today } = order;
  const random = createRandom(SEED, id);
  const sketched = sketch(random, town);
  const { setting, servizi, camere, noun, building, km } = sketched;
  const listing = buildListing(random, order, sketched);
  const { telefono, email, ...host } = chooseHost(random, id);
  const { posti_letto, num_camere } = listing;
  const { regione_id, landscape } = town;
  const byRoom = camere.length > 0;
  const place = { regione_id, landscape, setting, building, km, byRoom, posti_letto, num_camere, servizi };
  const story = tellStory({ id, host, place });
  const descrizione = describeStruttura(random, {
    noun,
    town,
    row: listing,
    camere,
    host,
    facts: { ...place, told: story },
  });
  const photos = photoFacts({ id, setting, kind: noun.kind, servizi, town });
  const { tariffe, ...conditions } = chooseConditions(id, listing, { camere, today });
  return {
    row: { ...listing, ...story, descrizione, telefono, email, ...conditions, ...chooseStanding(random, id, today) },
    camere,
    tariffe,
    events: calendars(random, camere, today),
    photoFacts: photos,
    photos: albumOf(photos, photos.covers[0]),
  };
}
