import { recordOf } from '../../src/kernel/records.ts';
import { FLAG_FIELDS } from '../../src/strutture/rules/flag-fields.ts';
import type { CalendarDate } from '../../src/kernel/calendar-date.ts';
import type { TipoStruttura } from '../../src/strutture/rules/tipi.ts';
import { buildCamere } from './build-camere.ts';
import { chooseConditions } from './choose-conditions.ts';
import { chooseServizi } from './choose-servizi.ts';
import { chooseSetting } from './choose-setting.ts';
import { demoAddress } from './demo-address.ts';
import { buildCalendar } from './demo-calendar.ts';
import { demoCin } from './demo-cin.ts';
import { chooseHost } from './demo-host.ts';
import { choosePhotos } from './demo-photos.ts';
import { chooseStanding } from './demo-standing.ts';
import type { DemoCamera, DemoEvent, DemoStruttura } from './demo-struttura.ts';
import { describeStruttura } from './describe-struttura.ts';
import type { Town } from './load-towns.ts';
import { chooseNoun, nameStruttura } from './name-struttura.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { chooseSize, cleaningPrice, housePrice } from './size-and-price.ts';

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
/** Digits of a degree that say a metre. */
const COORDINATE_DIGITS = 5;

function around(random: Random, town: Town): { lat: number; lon: number } {
  const shifted = (middle: number, offset: number) =>
    Number((middle + Math.max(-2, Math.min(2, random.gauss())) * offset).toFixed(COORDINATE_DIGITS));
  return { lat: shifted(town.lat, OFFSET.lat), lon: shifted(town.lon, OFFSET.lon) };
}

/** The cheapest room on offer, else the cheapest: what the triggers of `camere` would find. */
function cheapest(camere: readonly DemoCamera[]): number {
  const offered = camere.filter(({ disponibile }) => disponibile);
  return Math.min(...(offered.length > 0 ? offered : camere).map(({ prezzo_notte_cents }) => prezzo_notte_cents));
}

/** Calendars of the whole house, or of some of its rooms. */
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

/** What decides all the rest of a listing. */
function sketch(random: Random, town: Town) {
  const tipo = random.weighted(TIPI);
  const setting = chooseSetting(random, town, tipo);
  const size = chooseSize(random, tipo);
  const servizi = chooseServizi(random, { tipo, setting, landscape: town.landscape, posti: size.posti });
  const camere = size.byRoom ? buildCamere(random, size.num_camere, { sigla: town.sigla, servizi }) : [];
  const noun = chooseNoun(random, { tipo, setting, regioneId: town.regione_id, posti: size.posti });
  return { tipo, setting, size, servizi, camere, noun };
}

/** Name, rooms, price and services of a listing: all of its row but who lets it and where it stands on its way. */
function buildListing(random: Random, { id, town }: DemoOrder, sketched: ReturnType<typeof sketch>) {
  const { tipo, setting, size, servizi, camere, noun } = sketched;
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
    ...around(random, town),
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
  const { setting, servizi, camere, noun } = sketched;
  const listing = buildListing(random, order, sketched);
  const { telefono, email, ...host } = chooseHost(random, id);
  const descrizione = describeStruttura(random, { noun, setting, town, row: listing, camere, host });
  const { tariffe, ...conditions } = chooseConditions(id, listing, { camere, today });
  return {
    row: { ...listing, descrizione, telefono, email, ...conditions, ...chooseStanding(random, id, today) },
    camere,
    tariffe,
    events: calendars(random, camere, today),
    photos: choosePhotos(random, { setting, servizi, title: noun.title }),
  };
}
