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

function viteAssets(vite: ViteDevServer): MiddlewareHandler {
  return async (context, next) => {
    const { incoming, outgoing } = context.env;
    const answered = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    if (answered) return RESPONSE_ALREADY_SENT;
    await next();
  };
}

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const loadBuild = async () => {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Vite types no module that it makes up
  return build as ServerBuild;
};
const log = createLog(pino.destination(2));
const start = async () =>
  startPortal({
    log,
    envFile: loadEnvFile(),
    mayCreateDatabase: true,
    assets: viteAssets(vite),
    renderPages: (services) => createPageRenderer(services, { loadBuild, mode: 'development', log }),
  });
await start().catch(exitWith);
