import type { BlogPostCard } from '../../src/blog/contract.ts';
import { addDays } from '../../src/kernel/calendar-date.ts';
import { systemClock, today } from '../../src/kernel/clock.ts';
import type { Struttura } from '../../src/strutture/contract.ts';

export type Targets = Record<'primaryKey' | 'availability', readonly string[]>;

const FULL_PAGE = 24;
/** Fewer than are left when the newest are in the queue (`fillQueue`). */
const IDS = 1500;
/** A prime: steps of it visit ids far from each other. */
const STRIDE = 47;
/** Nights of a calendar that are asked for, and days until the first of them. */
const NIGHTS = 90;
const AHEAD = 5;

async function get<T>(origin: string, path: string): Promise<T> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  return (await fetch(origin + path)).json() as Promise<T>;
}

/** Strutture spread over all of them, and the calendars of some. */
export async function chooseTargets(origin: string): Promise<Targets> {
  const sample = await get<{ data: Struttura[] }>(origin, '/api/properties/public?citta=Roma&limit=50');
  const ids: number[] = [];
  for (let id = 1; ids.length < IDS; id += STRIDE) {
    if ((await fetch(`${origin}/api/strutture/${id}`, { headers: { 'X-Forwarded-For': `198.19.0.${id % 250}` } })).ok)
      ids.push(id);
  }
  const start = addDays(today(systemClock), AHEAD);
  const window = `start_date=${start}&end_date=${addDays(start, NIGHTS)}`;
  return {
    primaryKey: ids.map((id) => `/api/strutture/${id}`),
    availability: sample.data.map(({ cin }) => `/api/calendar/availability?cin=${cin}&${window}`),
  };
}

/** One page of each kind that a visitor sees first: the home page, a list of as many homes as a page shows, one of them, an article. */
export type Pages = Record<'home' | 'list' | 'detail' | 'article', string>;

/** The town with the most homes, whatever the demonstration's size. */
const LIST = '/strutture/lazio/roma/roma';

/** Homes and links that are chosen stay the same from run to run: the demonstration does. */
export async function choosePages(origin: string): Promise<Pages> {
  const list = await (await fetch(origin + LIST)).text();
  const cards = [...list.matchAll(/<article[\s\S]*?href="(\/struttura\/[^"?]+)/g)];
  if (cards.length < FULL_PAGE) throw new Error(`${LIST} has ${cards.length} homes, a full page ${FULL_PAGE}`);
  const { data } = await get<{ data: BlogPostCard[] }>(origin, '/api/blog/posts?limit=1');
  const [[, detail] = [], post] = [cards[0], data[0]];
  if (detail === undefined || post === undefined) throw new Error('the demonstration lacks pages');
  return { home: '/', list: LIST, detail, article: `/blog/${post.id}/${post.slug}` };
}
