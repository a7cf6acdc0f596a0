import { measureWork, type Work } from './cpu-seconds.ts';
import { type Figure, figure, median } from './figure.ts';
import { measureInTurn, type Round, type Rounds, sendLoad } from './load.ts';
import { DEMO_DIR, startDemoPortal } from './portal.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 2000;
const WARM_UP_MS = 2000;

/** Typical queries, and queries whose every word is ambiguous. */
const TYPED = {
  plain: ['casa in toscana ad agosto', 'due persone a siena con wifi', 'agriturismo con piscina in umbria'],
  costly: [
    '1 bis '.repeat(15),
    'dal 3 al 10 '.repeat(8),
    'roma milano '.repeat(8),
    'a b c d e f g h i l m n o p q r s t u v z',
  ],
};

const workOf = ({ portalMs, databaseMs }: Work) => portalMs + databaseMs;

/** Measures the CPU time of a suggestion for costly queries against typical ones (portal and PostgreSQL). */
export async function measureReading(): Promise<{ figures: Figure[]; rounds: Rounds<Round & Work> }> {
  const portal = await startDemoPortal();
  try {
    const load = (typed: readonly string[], ms: number) => {
      const paths = typed.map((text) => `/api/ricerca/suggerimenti?q=${encodeURIComponent(text)}`);
      const target = { port: portal.port, paths };
      return measureWork({ pids: [portal.pid], dataDir: DEMO_DIR }, () => sendLoad(target, CONNECTIONS, ms));
    };
    for (const typed of Object.values(TYPED)) await load(typed, WARM_UP_MS);
    const rounds = await measureInTurn(
      { plain: () => load(TYPED.plain, ROUND_MS), costly: () => load(TYPED.costly, ROUND_MS) },
      ROUNDS,
    );
    const { plain = [], costly = [] } = rounds;
    const ratios = costly.map((round, index) => workOf(round) / workOf(plain[index] ?? round));
    return { figures: [figure('a costly text ÷ a plain one, work', median(ratios), '×', { goal: 3 })], rounds };
  } finally {
    await portal.stop();
  }
}
