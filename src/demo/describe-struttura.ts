import { inCitta } from '../locations/rules/place-phrase.it.ts';
import type { Host } from './demo-host.ts';
import type { DemoCamera, DemoRow } from './demo-struttura.ts';
import type { HomeFacts } from './home-facts.ts';
import type { Town } from './load-towns.ts';
import type { Noun } from './nouns.ts';
import { ABOUT_SERVICES, ADJECTIVES, CLOSINGS, HOSTS, PLACES, SURROUNDINGS } from './phrases.it.ts';
import type { Random } from './seeded-random.ts';
import { pickTrue } from './whereabouts.ts';

export type DescribedStruttura = {
  noun: Noun;
  town: Town;
  row: Pick<DemoRow, 'nome' | 'posti_letto' | 'num_camere' | 'num_bagni' | 'servizi'>;
  camere: readonly DemoCamera[];
  host: Pick<Host, 'nome' | 'gender'>;
  facts: HomeFacts;
};

const NUMBERS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function opening(random: Random, { noun, town, row, facts }: DescribedStruttura): string {
  const adjective = random.pick(ADJECTIVES)[noun.gender];
  const place = pickTrue(random, PLACES[facts.setting], facts).replace('{lago}', town.landscape.lake ?? '');
  return random.pick([
    `${capitalised(noun.word)} ${adjective}, ${place}, ${inCitta(town.nome)}.`,
    `${capitalised(inCitta(town.nome))}, ${place}: ${noun.word} ${adjective}.`,
    `${row.nome} ${noun.plural === true ? 'si trovano' : 'si trova'} ${inCitta(town.nome)}, ${place}.`,
    `${capitalised(place)}, ${inCitta(town.nome)}, ${noun.word} ${adjective}.`,
  ]);
}

function bathrooms(count: number): string {
  return count === 1 ? 'un bagno' : `${inWords(count)} bagni`;
}

function wholeHouse({ posti_letto, num_camere, num_bagni }: DescribedStruttura['row']): string {
  const people = posti_letto === 1 ? 'una persona' : `${inWords(posti_letto)} persone`;
  const rooms = num_camere === 1 ? 'una camera' : `${inWords(num_camere)} camere`;
  return `C’è posto per ${people} in ${rooms}, con ${bathrooms(num_bagni)}.`;
}

function byRoom(camere: readonly DemoCamera[]): string {
  const privateBaths = camere.filter(({ bagno_privato }) => bagno_privato).length;
  if (camere.length === 1) {
    return privateBaths === 1
      ? 'La camera è una sola, con bagno privato.'
      : 'La camera è una sola, con bagno in comune.';
  }
  const baths =
    privateBaths === camere.length ? 'tutte con bagno privato' : `${inWords(privateBaths)} con bagno privato`;
  const rooms = `Le camere sono ${inWords(camere.length)}`;
  if (privateBaths === 0) return `${rooms}, con bagni in comune.`;
  return `${rooms}, ${privateBaths === 1 ? 'una con bagno privato' : baths}.`;
}

function aboutServices(random: Random, servizi: readonly string[], facts: HomeFacts): string[] {
  const offered = Object.entries(ABOUT_SERVICES).filter(([servizio]) => servizi.includes(servizio));
  return random.sample(offered, random.int(1, 3)).map(([, sentences]) => pickTrue(random, sentences, facts));
}

/** @example aboutHost(random, host, facts) // 'Per qualsiasi cosa Anna risponde al telefono: è la proprietaria, non un centralino.' */
function aboutHost(random: Random, { nome, gender }: Pick<Host, 'nome' | 'gender'>, facts: HomeFacts): string {
  const [ending, owner] = gender === 'f' ? ['a', 'la proprietaria'] : ['o', 'il proprietario'];
  return pickTrue(random, HOSTS, facts).replace('{nome}', nome).replace('{a}', ending).replace('{la}', owner);
}

/** Three to seven Italian sentences that are true of the listing, like an owner's. */
export function describeStruttura(random: Random, described: DescribedStruttura): string {
  const { row, camere, host, facts } = described;
  const sentences = [
    opening(random, described),
    camere.length === 0 ? wholeHouse(row) : byRoom(camere),
    ...aboutServices(random, row.servizi, facts),
    pickTrue(random, SURROUNDINGS[facts.setting], facts),
    ...(random.chance(0.55) ? [aboutHost(random, host, facts)] : []),
    ...(random.chance(0.6) ? [pickTrue(random, CLOSINGS, facts)] : []),
  ];
  // Names of places come with straight apostrophes.
  return sentences.join(' ').replaceAll("'", '’');
}
