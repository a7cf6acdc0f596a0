import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import { PRIMA_COLAZIONE } from '../strutture/rules/prima-colazione.ts';
import { hasAutomaticBreakfast, SERVIZI, type Servizio } from '../strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import type { Building } from './home-facts.ts';
import type { HomeDistances, Landscape } from './landscape.ts';
import type { Random } from './seeded-random.ts';

/** What decides which services are likely. `posti` is the number of beds, `km` how far the home is from what lies around it. */
export type ServiziFacts = {
  tipo: TipoStruttura;
  setting: Setting;
  landscape: Landscape;
  posti: number;
  building: Building;
  km: HomeDistances & { centre: number };
};

const GREEN: readonly Setting[] = ['colline', 'campagna', 'trulli', 'montagna', 'lago'];
const POOL: readonly Setting[] = ['colline', 'campagna', 'trulli'];

type Likelihoods = Partial<Record<Servizio, number>>;

/** Indoors: much the same everywhere, more for who has the whole house. */
function indoors({ tipo, setting, building }: ServiziFacts): Likelihoods {
  const house = tipo === 'casa_vacanza';
  const high = setting === 'montagna';
  const inCity = setting === 'citta';
  return {
    [PRIMA_COLAZIONE]: hasAutomaticBreakfast([tipo]) ? 1 : 0,
    WiFi: 0.94,
    'Aria Condizionata': high ? 0.05 : 0.68,
    Riscaldamento: high ? 1 : 0.88,
    Cucina: house ? 0.98 : 0.15,
    Ascensore: building === 'house' || building === 'trullo' ? 0 : inCity ? 0.45 : setting === 'mare' ? 0.3 : 0,
    'Smart TV': 0.72,
    Netflix: 0.3,
    Lavatrice: house ? 0.85 : 0.2,
    Lavastoviglie: house ? 0.45 : 0.05,
    Spa: high && !house ? 0.12 : 0.015,
    Palestra: 0.02,
    'Pet Friendly': GREEN.includes(setting) ? 0.5 : 0.3,
    Camino: high ? 0.55 : GREEN.includes(setting) ? 0.3 : inCity ? 0.02 : 0.12,
  };
}

/** Outdoors: more where there is room for it. */
function outdoors({ tipo, setting, posti, building }: ServiziFacts): Likelihoods {
  const green = GREEN.includes(setting);
  const inCity = setting === 'citta';
  const poolInCountry = tipo === 'agriturismo' || posti >= 6 ? 0.5 : 0.15;
  return {
    Balcone: building === 'trullo' ? 0 : green && setting !== 'montagna' ? 0.2 : 0.5,
    Terrazza: setting === 'mare' ? 0.7 : 0.3,
    Giardino: building === 'flat' ? 0.08 : green ? 0.75 : inCity ? 0.08 : 0.25,
    Parcheggio: green ? 0.95 : inCity ? 0.25 : 0.5,
    Garage: inCity || setting === 'montagna' ? 0.18 : 0.06,
    Barbecue: building === 'flat' ? 0 : green ? 0.45 : 0.12,
    Piscina: POOL.includes(setting) ? poolInCountry : setting === 'mare' ? 0.1 : 0,
  };
}

const BEACH_KM = 0.6;
const WALK_KM = 1;
/** Of a comune's middle: within it one is in the old town. */
const OLD_TOWN_KM = 0.8;

/** What only some places can have: the sea and its view by the sea, the mountains' among mountains, a station within a walk. */
function surroundings({ setting, landscape, km }: ServiziFacts): Likelihoods {
  const inOldTown = km.centre <= OLD_TOWN_KM;
  return {
    'Accesso Mare': setting === 'mare' && km.sea <= BEACH_KM ? 0.6 : 0,
    'Vista Mare': setting === 'mare' ? 0.45 : landscape.sea ? 0.08 : 0,
    'Vista Montagna': setting === 'montagna' ? 0.85 : landscape.mountains ? 0.4 : 0,
    'Centro Storico': !inOldTown ? 0 : setting === 'borgo' ? 0.7 : setting === 'citta' ? 0.6 : 0,
    'Vicino Stazione': km.station <= WALK_KM ? 0.5 : 0,
    'Vicino Aeroporto': landscape.airport ? 0.35 : 0,
  };
}

/** Services that a listing of this type can have where it stands, in the order they are shown. */
export function chooseServizi(random: Random, facts: ServiziFacts): Servizio[] {
  const likely = { ...indoors(facts), ...outdoors(facts), ...surroundings(facts) };
  return SERVIZI.filter((servizio) => random.chance(likely[servizio] ?? 0));
}
