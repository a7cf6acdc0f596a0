import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { uncachedPaths } from '../bench/demo.ts';
import type { Random } from '../../src/demo/seeded-random.ts';
import { type Act, type SendRequest, outcomeOf, visitorAt } from './act.ts';

export type Places = { pages: string[]; lists: string[]; pictures: string[] };

const LOCATION = /<loc>([^<]+)<\/loc>/g;
const PICTURE = /\/foto\/[\w.-]+/g;
const LOOKED_AT = 12;
const TYPED = ['si', 'mon', 'montepulciano', 'san g', 'tosc', 'lago', 'ro', 'picsina'];
const WORDS = ['piscina', 'vista', 'giardinno', 'uliveti', 'centro'];
const NIGHTS = 60;
const FARTHEST = 200;

async function textAt(send: SendRequest, path: string): Promise<string> {
  const { text } = await send({ method: 'GET', path, address: visitorAt(0) });
  return text;
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);

async function readSitemap(send: SendRequest): Promise<string[]> {
  const paths = (text: string) => matches(text, LOCATION).map((address) => new URL(address).pathname);
  const parts = paths(await textAt(send, '/sitemap.xml'));
  const pages: string[] = [];
  for (const part of parts) {
    if (part.endsWith('.xml')) pages.push(...paths(await textAt(send, part)));
    else pages.push(part);
  }
  return pages;
}

export async function readPlaces(send: SendRequest): Promise<Places> {
  const pages = ['/', ...(await readSitemap(send))];
  const homes = pages.filter((path) => path.startsWith('/struttura/'));
  const pictures = new Set<string>();
  for (const path of homes.slice(0, LOOKED_AT)) {
    for (const picture of matches(await textAt(send, path), PICTURE)) pictures.add(picture);
  }
  return {
    pages,
    lists: pages.filter((path) => path.startsWith('/strutture/')),
    pictures: [...pictures],
  };
}

function pathsOf({ pages, lists, pictures }: Places, random: Random): readonly [() => string, number][] {
  const uncached = lists.map(uncachedPaths);
  const anyOf = <T>(list: readonly T[]): T | undefined => list[random.int(0, Math.max(0, list.length - 1))];
  const search = () => `/api/properties/public?testo=${anyOf(WORDS)}&ospiti=${random.int(1, 6)}&limit=24`;
  return [
    [() => anyOf(pages) ?? '/', 40],
    [() => anyOf(uncached)?.() ?? search(), 20],
    [() => anyOf(pictures) ?? '/', 25],
    [search, 8],
    [() => `/api/ricerca/suggerimenti?q=${encodeURIComponent(anyOf(TYPED) ?? '')}`, 7],
  ];
}

export function visitPages(send: SendRequest, places: Places, random: Random): Act {
  const [first, ...others] = pathsOf(places, random);
  return async () => {
    const path = first === undefined ? '/' : random.weighted([first, ...others])();
    return outcomeOf(path, await send({ method: 'GET', path, address: visitorAt(random.int(0, 9999)) }));
  };
}

export function requestAvailability(send: SendRequest, cins: readonly string[], random: Random): Act {
  return async () => {
    const start = addDays(dateInRome(new Date()), random.int(1, FARTHEST));
    const cin = cins[random.int(0, Math.max(0, cins.length - 1))] ?? '';
    const path = `/api/calendar/availability?cin=${cin}&start_date=${start}&end_date=${addDays(start, NIGHTS)}`;
    return outcomeOf(path, await send({ method: 'GET', path, address: visitorAt(random.int(0, 9999)) }));
  };
}
