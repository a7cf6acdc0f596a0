import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { moveAdminRoutes } from '../../kernel/pages/admin-paths.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { releaseMemory } from '../../platform/process/release-memory.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { pagePatterns } from './metrics/page-patterns.ts';
import { createPageRenderer } from './pages.ts';
import { startPortal } from './portal.ts';
import { readLogLevel } from './read-monitoring.ts';
import { readRoles } from './read-roles.ts';

const BUILDS = 'build/server';
const FILES = 'build/client';
/** Cache policy of files that never change, because their names contain a content hash. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Cache policy of drawings and landscapes, which keep their file name when they change. */
const A_DAY = 'public, max-age=86400';

const filesOf = (root: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (path, context) => {
      if (path.includes('/assets/')) context.header('Cache-Control', FOREVER);
      if (/\/(?:bande|paesaggi)\//.test(path)) context.header('Cache-Control', A_DAY);
    },
  });

export async function runPortal(envFile: string | null, brandFiles: readonly GeneratedFile[]): Promise<void> {
  const loadBuild = async (language: Language): Promise<ServerBuild> => {
    const folder = language === ITALIAN ? BUILDS : join(BUILDS, language);
    const build: ServerBuild = await import(pathToFileURL(join(folder, 'index.js')).href);
    moveAdminRoutes(build.routes);
    moveAdminRoutes(build.assets.routes);
    return build;
  };
  // Processes that do not serve visitors do not load the pages, which saves memory.
  const isWeb = readRoles(process.env['OSPITALIA_ROLE']).includes('web');
  const log = createLog(pino.destination(2), readLogLevel(process.env['LOG_LEVEL']));
  await startPortal({
    log,
    envFile,
    // Only `npm start` sets this option, because a service without `DATABASE_URL` must not create an empty database.
    mayCreateDatabase: process.argv.includes('--create-database'),
    ...(isWeb && { pagePatterns: pagePatterns(await loadBuild(ITALIAN)) }),
    assets: filesOf(FILES),
    files: brandFiles,
    renderPages: (services) => createPageRenderer(services, { loadBuild, mode: 'production', log }),
  });
  releaseMemory();
}
