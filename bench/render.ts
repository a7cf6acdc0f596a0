import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../src/server/postgres/free-port.ts';
import { type Figure, median } from './figure.ts';
import { startPortal } from './portal.ts';
import type { RenderRound } from './render-process.ts';
import { choosePages } from './targets.ts';

const DATA_DIR = join(import.meta.dirname, '../.cache/bench-memory');
const LISTINGS = 1000;
const PERCENT = 100;

/** A town's list of 24 cards, found by a portal that then ends. */
async function findList(): Promise<string> {
  const portal = await startPortal(DATA_DIR, LISTINGS);
  const { list } = await choosePages(`http://127.0.0.1:${portal.port}`);
  await portal.stop();
  return list;
}

/**
 * A: the uncached page of 24 cards from request to HTML, on the embedded database, as `createPageRenderer` makes it. B: in the same
 * process, `renderToString` of the very elements and data that one such request handed to React: no loader, no database, none of
 * the data that follows the HTML.
 */
export async function measureRender(): Promise<{ figures: Figure[]; rounds: RenderRound[] }> {
  const path = await findList();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    OSPITALIA_DATA_DIR: DATA_DIR,
    OSPITALIA_DEMO: String(LISTINGS),
  };
  const child = fork(join(import.meta.dirname, 'render-process.ts'), [path], { env });
  process.once('exit', () => child.kill());
  const [rounds]: RenderRound[][] = await once(child, 'message');
  child.kill('SIGTERM');
  await once(child, 'exit');
  const of = (value: (round: RenderRound) => number) => median((rounds ?? []).map(value));
  const figures: Figure[] = [
    { name: 'uncached list ÷ renderToString', value: of(({ page, bare }) => (PERCENT * page) / bare), unit: '%', floor: 60 },
    { name: 'uncached list', value: of(({ page }) => page), unit: '/s' },
    { name: 'renderToString of the same', value: of(({ bare }) => bare), unit: '/s' },
  ];
  return { figures, rounds: rounds ?? [] };
}
