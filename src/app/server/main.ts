import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createLog } from '../../platform/log/create-log.ts';
import { loadEnvFile } from '../../platform/process/load-env-file.ts';
import { releaseMemory } from '../../platform/process/release-memory.ts';
import { pagePatterns } from './metrics/page-patterns.ts';
import { exitWith } from '../../platform/process/operator-error.ts';
import { createPageRenderer } from './pages.ts';
import { startPortal } from './portal.ts';
import { readLogLevel } from './read-monitoring.ts';
import { readRoles } from './read-roles.ts';

const BUILD = 'build/server/index.js';
/** Built files carry their content's hash in the name: a browser need never ask for one again. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Drawings and landscapes keep their name when they change. */
const A_DAY = 'public, max-age=86400';

async function main(): Promise<void> {
  const envFile = loadEnvFile();
  const loadBuild = (): Promise<ServerBuild> => import(pathToFileURL(BUILD).href);
  // Whoever answers no visitors has no use for the pages, and saves their memory.
  const isWeb = readRoles(process.env['OSPITALIA_ROLE']).includes('web');
  const log = createLog(pino.destination(2), readLogLevel(process.env['LOG_LEVEL']));
  await startPortal({
    log,
    envFile,
    // `npm start` says so: a service without `DATABASE_URL` has lost its settings, and wants no empty database.
    mayCreateDatabase: process.argv.includes('--create-database'),
    ...(isWeb && { pagePatterns: pagePatterns(await loadBuild()) }),
    assets: serveStatic({
      root: 'build/client',
      precompressed: true,
      onFound: (path, context) => {
        if (path.includes('/assets/')) context.header('Cache-Control', FOREVER);
        if (/\/(?:bande|paesaggi)\//.test(path)) context.header('Cache-Control', A_DAY);
      },
    }),
    renderPages: (services) => createPageRenderer(services, { loadBuild, mode: 'production', log }),
  });
  releaseMemory();
}

await main().catch(exitWith);
