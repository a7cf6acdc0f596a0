import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, figure } from './figure.ts';
import { AS_BROWSERS, sendLoad } from './load.ts';
import { type Portal, startDemoPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const ROUNDS = 2;
/** From the line that it is ready until a portal that nobody visits is measured. */
const REST_MS = 20_000;
/** Of the load that the cached pages are measured under, on each of them. */
const LOAD = { connections: 64, ms: 3000 };

async function loadPages(portal: Portal, pages: readonly string[]): Promise<void> {
  for (const path of pages)
    await sendLoad({ port: portal.port, paths: [path], headers: AS_BROWSERS }, LOAD.connections, LOAD.ms);
}

type MemoryFigures = { start: number; rest: number; peak: number; after: number };

async function weigh(): Promise<MemoryFigures> {
  const portal = await startDemoPortal();
  await pause(REST_MS);
  const rest = portal.residentMb();
  const pages = Object.values(await choosePages(`http://127.0.0.1:${portal.port}`));
  const { peakMb } = await portal.strainOf(() => loadPages(portal, pages));
  const after = portal.residentMb();
  await portal.stop();
  return { start: portal.readySeconds, rest, peak: peakMb, after };
}

/**
 * What the process of a portal holds (`VmRSS`, code of Node included, PostgreSQL not): on a database that was filled by another
 * process, at rest and while 64 connections ask for the home page, a list, a detail and an article.
 */
export async function measureMemory(): Promise<{ figures: Figure[]; rounds: MemoryFigures[] }> {
  const first = await startDemoPortal();
  await pause(REST_MS);
  const figures: Figure[] = [figure('memory at rest, first start', first.residentMb(), 'MB')];
  await first.stop();
  const rounds: MemoryFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await weigh());
  const worst = (field: keyof MemoryFigures) => Math.max(...rounds.map((round) => round[field]));
  figures.push(
    figure('second start to ready', worst('start'), 's', { goal: 2 }),
    figure('memory at rest', worst('rest'), 'MB', { goal: 115 }),
    figure('memory under load, highest', worst('peak'), 'MB', { goal: 200 }),
    figure('memory after load', worst('after'), 'MB'),
  );
  return { figures, rounds };
}
