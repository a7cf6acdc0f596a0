import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Setting } from './choose-setting.ts';
import { listOf } from './list-of.ts';
import type { Random } from './seeded-random.ts';

const STREETS = listOf(`
  Roma, Garibaldi, Mazzini, Dante Alighieri, Cavour, Vittorio Emanuele II, Marconi, Matteotti, XX Settembre,
  IV Novembre, San Rocco, Santa Maria, Giuseppe Verdi, Leopardi, del Castello, delle Rose, della Libertà, Gramsci,
  Kennedy, dei Mille, Umberto I, San Francesco, Galileo Galilei, dell'Olmo, della Repubblica, XXV Aprile, Don Minzoni,
  della Fontana, Manzoni, Carducci
`);
const SHORE_STREETS = listOf(`
  Lungomare Cristoforo Colombo, Lungomare Marconi, Viale dei Pini, Via del Porto, Via della Marina, Via dei Pescatori,
  Viale Italia, Via delle Agavi
`);
const COUNTRY_PLACES = listOf(`
  Fonte al Colle, Pian del Noce, San Martino, Le Coste, Casa Nuova, Poggio Alto, Santa Lucia, Valle Chiara, La Selva,
  Fornace, Ponte Vecchio, Serra, Pietra Alta, Piano Grande
`);
const OUTSIDE: readonly Setting[] = ['colline', 'campagna', 'trulli'];
/** From Abruzzo on, by ISTAT's numbers, the country is divided into contrade. */
const SOUTHERN_FROM_REGION = 13;

type Addressee = { tipo: TipoStruttura; regioneId: number };

/** Streets in towns, hamlets and farm tracks outside, promenades by the sea. */
export function demoAddress(random: Random, setting: Setting, { tipo, regioneId }: Addressee): string {
  const number = random.int(1, 120);
  if (setting === 'mare' && random.chance(0.35)) return `${random.pick(SHORE_STREETS)} ${number}`;
  if (tipo === 'agriturismo' || (OUTSIDE.includes(setting) && random.chance(0.75))) {
    const kind = regioneId >= SOUTHERN_FROM_REGION ? 'Contrada' : random.pick(['Località', 'Strada', 'Località']);
    return `${kind} ${random.pick(COUNTRY_PLACES)} ${number}`;
  }
  const kind = random.pick(['Via', 'Via', 'Via', 'Via', 'Vicolo', 'Piazza', 'Corso', 'Viale']);
  return `${kind} ${random.pick(STREETS)} ${number}`;
}
