// Serves one-line pages, because tests have no build. Each page ends with the number of renderings so far.
import { pino } from 'pino';
import { isAppError } from '../src/kernel/calls/app-error.ts';
import { isUnavailable } from '../src/kernel/calls/unavailable.ts';
import { parseCalendarDate } from '../src/kernel/dates/calendar-date.ts';
import type { PageServices } from '../src/app/server/pages.ts';
import { startPortal } from '../src/app/server/portal.ts';
import { parseCin } from '../src/strutture/rules/cin.ts';

const SIENA = 52;
let renderings = 0;

type RenderedPage = { tags: string[]; text: string };

async function showNights({ calendar, strutture }: PageServices, id: number): Promise<string> {
  const cin = parseCin((await strutture.getPublic(id)).cin);
  const [start_date, end_date] = [parseCalendarDate('2027-03-01'), parseCalendarDate('2027-03-02')];
  if (cin === null || start_date === null || end_date === null) throw new Error('a query parameter is missing');
  const { days } = await calendar.availability({ cin, start_date, end_date });
  return JSON.stringify(days[0]);
}

async function show(services: PageServices, pathname: string): Promise<RenderedPage> {
  const [, kind, rest = ''] = pathname.split('/');
  const id = Number(rest);
  if (kind === 'casa') return { tags: [`s:${id}`], text: `${(await services.strutture.getPublic(id)).prezzo_notte}` };
  if (kind === 'notti') return { tags: [`nights:${id}`], text: await showNights(services, id) };
  if (kind === 'provincia') {
    const towns = await services.locations.listCittaWithCount(SIENA);
    return { tags: [`p:${SIENA}`], text: `${towns.reduce((sum, town) => sum + town.strutture_count, 0)}` };
  }
  const post = await services.blog.getPost(id);
  return { tags: [`a:${id}`, 'blog'], text: post.titolo };
}

await startPortal({
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'error' }, pino.destination(process.env['LOG_FILE'] ?? 2)),
  assets: (_, next) => next(),
  renderPages: (services) => async (request, _, onShared) => {
    try {
      const { tags, text } = await show(services, new URL(request.url).pathname);
      onShared?.({ tags, seconds: 60, nonce: '' });
      renderings += 1;
      return new Response(`${text} #${renderings}`);
    } catch (error) {
      return new Response('gone', { status: isAppError(error) ? 404 : isUnavailable(error) ? 503 : 500 });
    }
  },
});
