import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Setting } from './choose-setting.ts';
import { listOf } from './list-of.ts';
import { NOUNS, type Noun } from './nouns.ts';
import { COGNOMI } from './people.ts';
import type { Random } from './seeded-random.ts';

/** Second halves of names, by what lies around; they stand after every noun. */
const NAMES: Readonly<Record<Setting | 'ovunque', readonly [string, ...string[]]>> = {
  ovunque: listOf(`
    del Sole, della Luna, della Nonna, Belvedere, Le Rose, del Glicine, Il Melograno, Santa Chiara, Le Mimose,
    dell’Orto, La Corte, Il Fico, La Pergola, Il Gelsomino, San Michele, Sant’Anna, Bellavista, delle Rondini,
    Il Nido, Tre Gatti, delle Stelle, Girotondo, Buona Stella, Serena, Aurora, Le Camelie, della Maestra, Zia Rosa,
    Nonno Piero, Mezzaluna
  `),
  mare: listOf(`
    del Mare, dei Gabbiani, La Conchiglia, La Risacca, del Pescatore, delle Onde, Il Maestrale, Lo Scoglio, Le Agavi,
    La Lampara, del Porto, Salsedine, Le Tamerici, Il Gozzo, Stella Marina, Le Bouganville, dei Limoni, Il Faro,
    Mareluna, La Battigia
  `),
  montagna: listOf(`
    del Larice, dell’Abete, Le Genziane, Stella Alpina, del Camoscio, Il Rododendro, dello Scoiattolo, Bellacima,
    Le Marmotte, Il Faggio, della Neve, Il Cirmolo, del Ruscello, Le Betulle, del Falco, Prato Fiorito, La Slitta,
    Il Mirtillo
  `),
  lago: listOf(`
    del Lago, Il Salice, La Darsena, del Pontile, Le Ninfee, Il Canneto, Riva Serena, La Breva, dei Cigni,
    Le Magnolie, Il Rivo, La Vela
  `),
  trulli: listOf(`
    del Carrubo, La Pajara, Pietra Bianca, dei Mandorli, Il Cono, dell’Ulivo, La Chiancola, Terra Rossa
  `),
  citta: listOf(`
    del Corso, ai Portici, La Loggia, del Teatro, dei Mercanti, San Lorenzo, delle Arti, Il Cortile, La Torre,
    della Stazione Vecchia, Al Quarto Piano, della Lanterna, dei Musici, San Rocco, Il Ballatoio
  `),
  borgo: listOf(`
    del Vicolo, Al Castello, La Torre, della Fonte, del Forno, dell’Arco, La Piazzetta, San Rocco, Le Mura,
    Il Campanile, della Porta, del Ciabattino, Le Scalette, Il Pozzo, Santa Lucia
  `),
  colline: listOf(`
    degli Ulivi, delle Vigne, I Cipressi, La Quercia, Le Ginestre, Il Fienile, del Colle, La Vigna Vecchia, Le Querce,
    dell’Upupa, Poggio Sereno, Il Frantoio, dei Lecci, Il Corbezzolo, La Lavanda
  `),
  campagna: listOf(`
    dei Girasoli, del Mulino, Il Gelso, I Pioppi, La Fontana, L’Aia, del Grano, Le Lucciole, Il Nespolo, I Tigli,
    del Fosso, Il Casolare, I Noci, Il Papavero, dell’Airone
  `),
};

const LONG_NAME_SHARE = 0.03;
const LOCAL_NAME_SHARE = 0.6;
const FAMILY_NAME_SHARE = 0.08;

type NameRequest = { tipo: TipoStruttura; setting: Setting; regioneId: number; posti: number };

function fits(noun: Noun, { tipo, setting, regioneId, posti }: NameRequest): boolean {
  return (
    noun.tipo === tipo &&
    (noun.settings === undefined || noun.settings.includes(setting)) &&
    (noun.regioni === undefined || noun.regioni.includes(regioneId)) &&
    (noun.beds === undefined || (posti >= noun.beds[0] && posti <= noun.beds[1]))
  );
}

/** A word for a listing that is used for its type, in its surroundings and region, for its size. */
export function chooseNoun(random: Random, wanted: NameRequest): Noun {
  const [first, ...others] = NOUNS.filter((noun) => fits(noun, wanted));
  if (first === undefined) throw new RangeError(`No noun for ${JSON.stringify(wanted)}`);
  // Words of a place ("baita", "trullo") are its own: where they are used they are used often, and in one place alone nearly always.
  const weighted = ({ settings }: Noun) => (settings === undefined ? 1 : settings.length > 1 ? 2 : 6);
  return random.weighted([[first, weighted(first)], ...others.map((noun) => [noun, weighted(noun)] as const)]);
}

/** A name of at most 120 characters: "Casa del Sole", "Agriturismo Le Querce", now and then a very long one. */
export function nameStruttura(random: Random, noun: Noun, setting: Setting, cittaNome: string): string {
  if (random.chance(FAMILY_NAME_SHARE)) return `${noun.title} ${random.pick(COGNOMI)}`;
  const name = `${noun.title} ${random.pick(NAMES[random.chance(LOCAL_NAME_SHARE) ? setting : 'ovunque'])}`;
  if (!random.chance(LONG_NAME_SHARE)) return name;
  const family = random.pick(COGNOMI);
  return `${name} di ${cittaNome.replaceAll("'", '’')}, ospitalità della famiglia ${family} dal ${random.int(1958, 2019)}`.slice(
    0,
    120,
  );
}
