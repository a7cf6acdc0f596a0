import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import type { PageRenderer } from '../../src/platform/page-cache/page-renderer.ts';
import { createPageRenderer } from '../../src/app/server/pages.ts';
import { startPortal } from '../../src/app/server/portal.ts';

/** Pages a second: the whole way from request to HTML, and `renderToString` alone. */
export type RenderRound = { page: number; bare: number };

const ROUNDS = 5;
const ROUND_MS = 2000;
const AT_ONCE = 8;
const SECOND_MS = 1000;

const path = process.argv[2] ?? '/';
const url = `http://127.0.0.1${path}`;
const build: ServerBuild = await import(pathToFileURL('build/server/index.js').href);
const log = pino({ level: 'silent' });

let handed: EntryContext | undefined;
const watched: ServerBuild = {
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default(...given) {
        [, , , handed] = given;
        return build.entry.module.default(...given);
      },
    },
  },
};

async function open(): Promise<PageRenderer> {
  let render: PageRenderer | undefined;
  await startPortal({
    log,
    assets: (_context, next) => next(),
    renderPages: (services) =>
      (render = createPageRenderer(services, { loadBuild: async () => watched, mode: 'production', log })),
  });
  if (render === undefined) throw new Error('the portal asked for no pages');
  return render;
}

async function perSecond(once: () => unknown, atOnce: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < ROUND_MS) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done * SECOND_MS) / (performance.now() - start);
}

const render = await open();
const page = async () => (await render(new Request(url), 'bench')).text();
const bare = () => {
  if (handed === undefined) throw new Error('no page was rendered');
  const { serverHandoffStream: _, ...context } = handed;
  return renderToString(createElement(ServerRouter, { context, url }));
};
const whole = await page();
const cards = whole.split('<article').length - 1;
const alone = bare();
process.stdout.write(`${cards} cards, ${whole.length} characters of HTML, ${alone.length} of them rendered\n`);
await perSecond(page, AT_ONCE);
await perSecond(bare, 1);
const rounds: RenderRound[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ page: await perSecond(page, AT_ONCE), bare: await perSecond(bare, 1) });
}
process.send?.(rounds);
