// Runs the portal in a separate process that tests can kill. It serves no pages.
import { pino } from 'pino';
import { startPortal } from '../src/app/server/portal.ts';
import { exitWith } from '../src/platform/process/operator-error.ts';

await startPortal({
  log: pino({ level: 'warn' }, pino.destination(2)),
  assets: (_, next) => next(),
  renderPages: () => async () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } }),
}).catch(exitWith);
