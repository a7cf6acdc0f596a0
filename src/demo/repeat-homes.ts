import type { Pool } from 'pg';
import { inCitta } from '../locations/rules/place-phrase.it.ts';
import type { HomeRecord } from './read-homes.ts';
import { createRandom, type Random } from './seeded-random.ts';

type Town = { id: number; nome: string; cap: string[]; lat: number; lon: number; sigla: string; regione_id: number };

/** Query for all comuni. `nome` is the Italian half of a bilingual name. */
const TOWNS = `
  select citta.id, split_part(citta.nome, '/', 1) as nome, coalesce(caps_corretti, caps) as cap, lat, lon, sigla, regione_id
  from citta join province on province.id = provincia_id
  order by citta.id`;

const SEED = 7_894;
/** From this number of homes on, every comune gets at least one. */
const EVERYWHERE_FROM = 20_000;
/** Surroundings that exist in almost any comune, so the descriptions of repeated homes remain true. */
const ANYWHERE = new Set(['borgo', 'colline', 'campagna']);
/** Maximum shift of a repeated home, in degrees (about 200 m). */
const NEAR_DEGREES = 0.002;
const COORDINATE_DIGITS = 5;

const curly = (text: string) => text.replaceAll("'", '’');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function renamed(text: string, from: Town, to: Town): string {
  const [here, there] = [curly(inCitta(from.nome)), curly(inCitta(to.nome))];
  return text
    .replaceAll(here, there)
    .replaceAll(capitalised(here), capitalised(there))
    .replaceAll(curly(from.nome), curly(to.nome));
}

function near(random: Random, degrees: number): number {
  return Number((degrees + (random.next() * 2 - 1) * NEAR_DEGREES).toFixed(COORDINATE_DIGITS));
}

function moved(random: Random, home: HomeRecord, place: { from: Town; to: Town; point: { lat: number; lon: number } }) {
  const { from, to, point } = place;
  return {
    ...home,
    citta_id: to.id,
    nome: renamed(home.nome, from, to).slice(0, 120),
    descrizione: renamed(home.descrizione, from, to),
    cap: random.sample(to.cap, 1)[0] ?? '',
    lat: near(random, point.lat),
    lon: near(random, point.lon),
  };
}

export async function createRepeater(pool: Pool, homes: readonly HomeRecord[], count: number) {
  const { rows: towns } = await pool.query<Town>(TOWNS);
  const townById = new Map(towns.map((town) => [town.id, town]));
  const townOf = (home: HomeRecord) => townById.get(home.citta_id) ?? towns[0];
  const alike = Map.groupBy(homes, (home) => `${townOf(home)?.sigla} ${home.setting}`);
  const rural = homes.filter(({ setting }) => ANYWHERE.has(setting));
  const ofProvince = Map.groupBy(rural, (home) => townOf(home)?.sigla);
  const ofRegion = Map.groupBy(rural, (home) => townOf(home)?.regione_id);
  return (nth: number): HomeRecord => {
    const random = createRandom(SEED, nth);
    const everywhere = count >= EVERYWHERE_FROM ? towns[nth] : undefined;
    const models = everywhere && (ofProvince.get(everywhere.sigla) ?? ofRegion.get(everywhere.regione_id));
    const [home] = random.sample(models ?? homes, 1);
    const from = home && townOf(home);
    if (home === undefined || from === undefined) throw new RangeError('No home to repeat');
    if (everywhere !== undefined) return moved(random, home, { from, to: everywhere, point: everywhere });
    const [place = home] = random.sample(alike.get(`${from.sigla} ${home.setting}`) ?? [], 1);
    return moved(random, home, {
      from,
      to: townOf(place) ?? from,
      point: { lat: place.lat ?? 0, lon: place.lon ?? 0 },
    });
  };
}
