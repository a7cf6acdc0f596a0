import type { MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { createLog } from '../src/platform/log/create-log.ts';
import { loadEnvFile } from '../src/platform/process/load-env-file.ts';
import { exitWith } from '../src/platform/process/operator-error.ts';
import { createPageRenderer } from '../src/app/server/pages.ts';
import { startPortal } from '../src/app/server/portal.ts';
import { ITALIAN, LANGUAGES, type Language } from '../src/kernel/language.ts';

/** Port for hot updates of the Italian pages. Each further language uses the next port. */
const FIRST_HMR_PORT = 24_678;
const servers = new Map<Language, Promise<ViteDevServer>>();

const baseOf = (language: Language) => (language === ITALIAN ? '/' : `/@${language}/`);

/** Starts a development server. Servers start one after another, because Vite reads the language from the environment. */
async function startVite(language: Language): Promise<ViteDevServer> {
  await Promise.allSettled(servers.values());
  process.env.PAGE_LANGUAGE = language;
  const hmr = { port: FIRST_HMR_PORT + LANGUAGES.indexOf(language) };
  return createServer({
    base: baseOf(language),
    cacheDir: `node_modules/.vite/${language}`,
    server: { middlewareMode: true, hmr },
    appType: 'custom',
  });
}

function viteOf(language: Language): Promise<ViteDevServer> {
  const server = servers.get(language) ?? startVite(language);
  servers.set(language, server);
  return server;
}

const viteAssets: MiddlewareHandler = async (context, next) => {
  const { incoming, outgoing } = context.env;
  const language = LANGUAGES.find((each) => each !== ITALIAN && context.req.path.startsWith(baseOf(each)));
  const vite = await viteOf(language ?? ITALIAN);
  const answered = await new Promise<boolean>((resolve) => {
    outgoing.once('finish', () => resolve(true));
    vite.middlewares(incoming, outgoing, () => resolve(false));
  });
  if (answered) return RESPONSE_ALREADY_SENT;
  await next();
};

const loadBuild = async (language: Language) => {
  const vite = await viteOf(language);
  const build = await vite.ssrLoadModule('virtual:react-router/server-build');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Vite does not type virtual modules
  return build as ServerBuild;
};
const log = createLog(pino.destination(2));
const start = async () =>
  startPortal({
    log,
    envFile: loadEnvFile(),
    mayCreateDatabase: true,
    assets: viteAssets,
    renderPages: (services) => createPageRenderer(services, { loadBuild, mode: 'development', log }),
  });
await start().catch(exitWith);
