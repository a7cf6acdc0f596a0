import { type Work, measureWork } from './cpu-seconds.ts';
import { type Figure, figure } from './figure.ts';
import { AS_BROWSERS, measureInTurn, middleOf, type Round, type Rounds, sendLoad } from './load.ts';
import { DEMO_DIR, type Portal, startDemoPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 3000;
/** More than any home costs, in euros: the list stays the same, and each address is one that nobody has asked for. */
const DEAREST = 50_000;
/** Addresses of a round: more than it can ask for. */
const ADDRESSES = 3000;
const NODE_MS = 4;
const POSTGRES_MS = 0.6;

/** Rounds of the same list at addresses that are new each time. */
function uncachedLoad(portal: Portal, list: string) {
  let next = DEAREST;
  return (headers: Record<string, string>, ms: number): Promise<Round & Work> => {
    const paths = Array.from({ length: ADDRESSES }, () => `${list}?prezzo_max=${next++}`);
    const load = () => sendLoad({ port: portal.port, paths, headers }, CONNECTIONS, ms);
    return measureWork({ pids: [portal.pid], dataDir: DEMO_DIR }, load);
  };
}

/**
 * A list of 24 cards that is not in the page cache, through HTTP (P2): what it costs the portal's process and PostgreSQL, as browsers
 * ask for it and without the work of packing it.
 */
export async function measureUncached(): Promise<{ figures: Figure[]; rounds: Rounds<Round & Work> }> {
  const portal = await startDemoPortal();
  try {
    const { list } = await choosePages(`http://127.0.0.1:${portal.port}`);
    const load = uncachedLoad(portal, list);
    await load(AS_BROWSERS, WARM_UP_MS);
    const contenders = { packed: () => load(AS_BROWSERS, ROUND_MS), plain: () => load({}, ROUND_MS) };
    const rounds = await measureInTurn(contenders, ROUNDS);
    const figures = Object.entries({ packed: 'as browsers ask for it', plain: 'not packed' }).flatMap(
      ([name, said]) => [
        figure(
          `uncached list of 24, ${said}: work of Node`,
          middleOf(rounds, name, ({ portalMs }) => portalMs),
          'ms',
          {
            goal: NODE_MS,
          },
        ),
        figure(
          `uncached list of 24, ${said}: work of PostgreSQL`,
          middleOf(rounds, name, ({ databaseMs }) => databaseMs),
          'ms',
          { goal: POSTGRES_MS },
        ),
        figure(
          `uncached list of 24, ${said}`,
          middleOf(rounds, name, ({ perSecond }) => perSecond),
          'a second',
        ),
      ],
    );
    return { figures, rounds };
  } finally {
    await portal.stop();
  }
}
