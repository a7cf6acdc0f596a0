import type { TipoLetti } from '../strutture/rules/tipi.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { DemoCamera } from './demo-struttura.ts';
import { tourismOf } from './town-weights.ts';
import type { Random } from './seeded-random.ts';

const BEDS: readonly [readonly [[TipoLetti, number], number], ...(readonly [[TipoLetti, number], number])[]] = [
  [['1_matrimoniale', 2], 40],
  [['2_singoli', 2], 12],
  [['1_matrimoniale_1_singolo', 3], 16],
  [['1_matrimoniale_2_singoli', 4], 10],
  [['2_matrimoniali', 4], 5],
  [['3_singoli', 3], 4],
  [['4_singoli', 4], 2],
  [['letti_castello', 2], 2],
  [['divano_letto', 2], 2],
];

const NAMES: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Lavanda', 'Rosmarino', 'Salvia', 'Ginestra', 'Timo', 'Mirto', 'Menta', 'Alloro'],
  ['Azzurra', 'Verde', 'Gialla', 'Rosa', 'Bianca', 'Arancio', 'Lilla', 'Corallo'],
  ['1', '2', '3', '4', '5', '6', '7', '8'],
  ['Primavera', 'Estate', 'Autunno', 'Inverno', 'Alba', 'Tramonto', 'Luna', 'Sole'],
  ['della Nonna', 'del Noce', 'dei Libri', 'del Balcone', 'del Camino', 'degli Sposi', 'dei Ragazzi', 'dell’Angolo'],
  ['Vivaldi', 'Puccini', 'Rossini', 'Verdi', 'Bellini', 'Donizetti', 'Corelli', 'Paganini'],
];

const IN_ROOM: readonly Servizio[] = [
  'WiFi',
  'Aria Condizionata',
  'Riscaldamento',
  'Balcone',
  'Smart TV',
  'Netflix',
  'Vista Mare',
  'Vista Montagna',
];

const PRICE_STEP_CENTS = 500;

/** Cents a night for a room of so many beds: about 46 euros for one, 16 more for each other bed, in steps of 5. */
function roomPrice(random: Random, posti: number, sigla: string): number {
  const euros = (30 + 16 * posti) * Math.exp(0.2 * random.gauss()) * tourismOf(sigla) ** 0.25;
  return Math.max(3000, Math.round((euros * 100) / PRICE_STEP_CENTS) * PRICE_STEP_CENTS);
}

/** The rooms of a bnb: names of one family, beds that add up, services that the house has. */
export function buildCamere(
  random: Random,
  count: number,
  house: { sigla: string; servizi: readonly Servizio[]; hasFloors: boolean },
): DemoCamera[] {
  const names = random.pick(NAMES);
  const shared = house.servizi.filter((servizio) => IN_ROOM.includes(servizio));
  return Array.from({ length: count }, (_, index) => {
    const [tipo_letti, posti_letto] = random.weighted(BEDS);
    return {
      nome_camera: `Camera ${names[index] ?? index + 1}`,
      posti_letto,
      tipo_letti,
      letti_aggiuntivi: random.chance(0.15) ? 'Culla o lettino su richiesta' : '',
      bagno_privato: random.chance(0.85),
      prezzo_notte_cents: roomPrice(random, posti_letto, house.sigla),
      servizi_camera: shared.filter(() => random.chance(0.8)),
      disponibile: random.chance(0.96),
      note: random.chance(0.1) && house.hasFloors ? 'Al primo piano, si sale da una scala interna.' : '',
    };
  });
}
