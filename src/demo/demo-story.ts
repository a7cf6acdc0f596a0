import type { Animali, Fumo, Stanza } from '../strutture/rules/house-rules.ts';
import { type HomeStory, emptyStory } from '../strutture/rules/listing-fields.ts';
import type { Lingua } from '../strutture/rules/lingue.ts';
import type { TipoLetti } from '../strutture/rules/tipi.ts';
import type { HomeFacts } from './home-facts.ts';
import type { Host } from './demo-host.ts';
import { createRandom, type Random } from './seeded-random.ts';
import * as words from './story-phrases.it.ts';
import { pickTrue, type Some, truePhrases } from './whereabouts.ts';

/** What is known of a home before its owner tells anything. */
export type ToldHome = { id: number; host: Pick<Host, 'nome' | 'gender'>; place: Omit<HomeFacts, 'told'> };

/** Of its own, so that a home keeps its name, price and calendar whatever is told of it. */
const SEED = 20_261_126;
const UNTOLD = 0.15;
const APPROXIMATE = 0.2;

/** Beds for so many people in one room. */
const BEDS: Readonly<Record<1 | 2 | 3 | 4, Some<TipoLetti>>> = {
  1: ['1_matrimoniale'],
  2: ['1_matrimoniale', '1_matrimoniale', '2_singoli', 'letti_castello'],
  3: ['1_matrimoniale_1_singolo', '3_singoli'],
  4: ['1_matrimoniale_2_singoli', '2_matrimoniali', '4_singoli'],
};
const MOST_IN_A_ROOM = 4;

function bedsFor(people: number): Some<TipoLetti> {
  return BEDS[people <= 1 ? 1 : people === 2 ? 2 : people === 3 ? 3 : 4];
}

/** Rooms whose beds take everybody that the house takes: the largest first, and a sofa bed for who is left. */
function chooseStanze(random: Random, facts: HomeFacts): Stanza[] {
  const { posti_letto, num_camere } = facts;
  const names = truePhrases(words.ROOM_NAMES, facts);
  let left = posti_letto;
  const rooms = Array.from({ length: num_camere }, (_, index): Stanza => {
    const people = Math.min(MOST_IN_A_ROOM, Math.ceil(left / (num_camere - index)));
    left -= people;
    const tipo_letti = index === 0 ? bedsFor(people)[0] : random.pick(bedsFor(people));
    return { nome: num_camere === 1 ? 'Camera' : (names[index] ?? `Camera ${index + 1}`), tipo_letti };
  });
  const sofas = Array.from(
    { length: Math.ceil(left / 2) },
    (): Stanza => ({ nome: 'Soggiorno', tipo_letti: 'divano_letto' }),
  );
  return [...rooms, ...sofas];
}

function chooseHours(random: Random): Pick<HomeStory, 'arrivo_dalle' | 'arrivo_entro' | 'partenza_entro'> {
  return {
    arrivo_dalle: random.pick(['14:00', '15:00', '15:00', '16:00', '16:00', '17:00']),
    arrivo_entro: random.chance(0.5) ? random.pick(['19:00', '20:00', '21:00', '22:00']) : null,
    partenza_entro: random.pick(['10:00', '10:00', '10:30', '11:00']),
  };
}

function chooseAnimali(random: Random, isWelcome: boolean): Animali | null {
  if (isWelcome) return random.chance(0.75) ? 'si' : 'su_richiesta';
  return random.weighted<Animali | null>([
    ['no', 6],
    ['su_richiesta', 2],
    [null, 2],
  ]);
}

function choosePetNote(random: Random, facts: HomeFacts): string | null {
  const { animali } = facts.told;
  const notes = { si: words.ABOUT_PETS, su_richiesta: words.PETS_ON_REQUEST };
  if (animali === null || animali === 'no' || !random.chance(0.6)) return null;
  return pickTrue(random, notes[animali], facts);
}

/** Steps to the door, from and to, without a lift. */
const STEPS: Readonly<Record<HomeFacts['setting'], readonly [number, number]>> = {
  mare: [0, 24],
  montagna: [1, 12],
  lago: [2, 20],
  trulli: [0, 2],
  citta: [12, 72],
  borgo: [3, 38],
  colline: [0, 6],
  campagna: [0, 4],
};
const MANY_STEPS = 12;
/** In front of a house of one's own. */
const MOST_TO_A_HOUSE = 8;

function chooseSteps(random: Random, { setting, building, servizi }: HomeFacts): number {
  if (servizi.includes('Ascensore')) return random.int(0, 4);
  const [fewest, most] = STEPS[setting];
  return random.int(fewest, building === 'house' ? Math.min(most, MOST_TO_A_HOUSE) : most);
}

function chooseStepNote(random: Random, facts: HomeFacts): string | null {
  const gradini = facts.told.gradini ?? 0;
  if (gradini === 0 || random.chance(0.5)) return null;
  return pickTrue(random, words.ABOUT_STEPS[gradini > MANY_STEPS ? 'many' : 'few'], facts);
}

/** Regions by ISTAT's numbers where a language beside Italian is nearer than English. */
const NEAR: Readonly<Partial<Record<number, Lingua>>> = { 1: 'fr', 2: 'fr', 4: 'de', 5: 'de', 7: 'fr' };

function chooseLingue(random: Random, regioneId: number): Lingua[] {
  const near = NEAR[regioneId];
  const others: readonly (readonly [Lingua, number])[] = [
    ['en', 0.7],
    ['fr', near === 'fr' ? 0.7 : 0.22],
    ['de', near === 'de' ? 0.8 : 0.15],
    ['es', 0.15],
    ['lis', 0.01],
  ];
  return ['it', ...others.flatMap(([lingua, likely]) => (random.chance(likely) ? [lingua] : []))];
}

function chooseHostWords(random: Random, { host }: ToldHome, facts: HomeFacts): string {
  const [about, here, last] = [words.ABOUT_ME, words.ABOUT_HERE[facts.setting], words.CLOSINGS_OF_HOST].map((each) =>
    pickTrue(random, each, facts),
  );
  const sentences = [about, here, ...(random.chance(0.5) ? [last] : [])];
  return sentences.join(' ').replaceAll('{a}', host.gender === 'f' ? 'a' : 'o');
}

function chooseRules(random: Random, facts: HomeFacts): string {
  const rules = random.sample(truePhrases(words.HOUSE_RULES, facts), random.int(1, 3));
  return [pickTrue(random, words.RULES_OF_PLACE[facts.setting], facts), ...rules].join('\n');
}

function chooseFumo(random: Random): Fumo {
  return random.weighted([
    ['no', 6],
    ['fuori', 3.7],
    ['si', 0.3],
  ]);
}

/** What the owner of a demo home tells of it beyond the form's questions; three in twenty tell nothing. */
export function tellStory(home: ToldHome): HomeStory {
  const random = createRandom(SEED, home.id);
  const { place } = home;
  const posizione_approssimativa = random.chance(APPROXIMATE);
  if (random.chance(UNTOLD)) return { ...emptyStory(), posizione_approssimativa };
  const hours = chooseHours(random);
  const animali = chooseAnimali(random, place.servizi.includes('Pet Friendly'));
  const fumo = chooseFumo(random);
  const gradini = chooseSteps(random, { ...place, told: emptyStory() });
  const facts: HomeFacts = { ...place, told: { ...hours, animali, fumo, gradini } };
  return {
    stanze: place.byRoom ? [] : chooseStanze(random, facts),
    ...hours,
    animali,
    animali_nota: choosePetNote(random, facts),
    fumo,
    feste: random.chance(0.7) ? 'no' : null,
    regole: random.chance(0.75) ? chooseRules(random, facts) : null,
    gradini,
    gradini_nota: chooseStepNote(random, facts),
    accoglie_nome: home.host.nome,
    lingue_testi: {},
    accoglie_lingue: chooseLingue(random, place.regione_id),
    accoglie_parole: random.chance(0.85) ? chooseHostWords(random, home, facts) : null,
    posizione_approssimativa,
  };
}
