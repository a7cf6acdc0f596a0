import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { type Figure, figure, median } from './figure.ts';
import type { RenderRound } from './render-process.ts';

const DATA_DIR = join(import.meta.dirname, '../../.cache/bench-memory');
const LISTINGS = 1000;
/** The town with the most of them: a full page. */
const LIST = '/strutture/lazio/roma/roma';
const PERCENT = 100;

/**
 * A: the uncached page of 24 cards from request to HTML, on the embedded database, as `createPageRenderer` makes it. B: in the same
 * process, `renderToString` of the very elements and data that one such request handed to React: no loader, no database, none of
 * the data that follows the HTML.
 */
export async function measureRender(): Promise<{ figures: Figure[]; rounds: RenderRound[] }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    OSPITALIA_DATA_DIR: DATA_DIR,
    OSPITALIA_DEMO: String(LISTINGS),
  };
  const child = fork(join(import.meta.dirname, 'render-process.ts'), [LIST], { env });
  process.once('exit', () => child.kill());
  const [rounds]: RenderRound[][] = await once(child, 'message');
  child.kill('SIGTERM');
  await once(child, 'exit');
  const of = (value: (round: RenderRound) => number) => median((rounds ?? []).map(value));
  const page = of((round) => round.page);
  const bare = of((round) => round.bare);
  const share = of((round) => (PERCENT * round.page) / round.bare);
  const figures = [
    figure('uncached list ÷ renderToString', share, '%', { floor: 60 }),
    figure('uncached list', page, '/s'),
    figure('renderToString of the same', bare, '/s'),
  ];
  return { figures, rounds: rounds ?? [] };
}
