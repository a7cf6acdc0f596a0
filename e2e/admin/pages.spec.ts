import { plainPaths } from '../../src/app/pages.ts';
import { type PaidBooking, Guest } from '../support/guest.ts';
import { freshAddress } from '../support/operator.ts';
import type { Owner } from '../support/owner.ts';
import { expect, test } from '../support/panel.ts';

const VIEWS = ['anonymous', 'owner', 'stranger', 'admin'] as const;
type View = (typeof VIEWS)[number];

type Homes = { waiting: number; published: number; booked: PaidBooking };
type Answer = number | string;
type Answers = Answer | Record<View, Answer>;
type Case = { path: (houses: Homes) => string; answers: Answers };

const at = (path: string, answers: Answers = 200): Case => ({ path: () => path, answers });
const LOGIN = '/proprietario?torna=';
const ANY_OWNERS = { anonymous: LOGIN, owner: 200, stranger: 200, admin: LOGIN };
const ITS_OWNERS = { anonymous: LOGIN, owner: 200, stranger: 404, admin: LOGIN };
const THE_STRANGERS = { anonymous: LOGIN, owner: 404, stranger: 200, admin: LOGIN };

const PLAIN = [
  ...plainPaths('it', ({ isSecret }) => !isSecret).map((path) => [path, [at(path)]]),
  ...plainPaths('it', ({ isSecret }) => isSecret === true).map((path) => [path, [at(`${path}?token=inventato`)]]),
];

const PAGES: Record<string, Case[]> = {
  ...Object.fromEntries(PLAIN),
  '/strutture/:regione': [at('/strutture/toscana')],
  '/strutture/:regione/:provincia': [at('/strutture/toscana/siena')],
  '/strutture/:regione/:provincia/:citta': [at('/strutture/toscana/siena/montepulciano')],
  '/cerca': [at('/cerca'), at('/cerca?dove=toscana'), at('/cerca?dove=nessuna', 404)],
  '/cerca/filtri': [at('/cerca/filtri?dove=toscana')],
  '/struttura/:id/:slug?': [
    { path: ({ published }) => `/struttura/${published}`, answers: '/struttura/' },
    { path: ({ waiting }) => `/struttura/${waiting}`, answers: 404 },
  ],
  '/prenotazione/:codice': [
    { path: ({ booked }) => `/prenotazione/${booked.codice}`, answers: 200 },
    at('/prenotazione/0000000000000000', 404),
  ],
  '/pagamento-demo/:session': [
    { path: ({ booked }) => booked.checkout, answers: 200 },
    at('/pagamento-demo/cs_demo_000000000000000000000000', 404),
  ],
  '/pagamento-demo/attivazione/:account': [at('/pagamento-demo/attivazione/acct_demo0')],
  '/proprietario/prenotazioni': [at('/proprietario/prenotazioni', ANY_OWNERS)],
  '/proprietario/prenotazioni/:id': [
    { path: ({ booked }) => `/proprietario/prenotazioni/${booked.id}`, answers: THE_STRANGERS },
  ],
  '/proprietario/strutture/:id': [{ path: ({ waiting }) => `/proprietario/strutture/${waiting}`, answers: ITS_OWNERS }],
  '/proprietario/strutture/:id/modifica': [
    { path: ({ waiting }) => `/proprietario/strutture/${waiting}/modifica`, answers: ITS_OWNERS },
  ],
  '/proprietario/strutture/:id/calendario': [
    { path: ({ waiting }) => `/proprietario/strutture/${waiting}/calendario`, answers: ITS_OWNERS },
  ],
  '/proprietario/strutture/:id/calendario/freschezza': [
    { path: ({ waiting }) => `/proprietario/strutture/${waiting}/calendario/freschezza`, answers: ITS_OWNERS },
  ],
  '/proprietario/strutture/:id/condizioni': [
    { path: ({ waiting }) => `/proprietario/strutture/${waiting}/condizioni`, answers: ITS_OWNERS },
  ],
  '/admin/prenotazioni': [at('/admin/prenotazioni?per=svuota')],
  '/blog/:id/:slug?': [at('/blog/999999999', 404)],
  '/*': [at('/questa-pagina/non-esiste', 404)],
};

const allowed = (owner: Owner, guest: Guest): { area: string; view?: View; secrets: string[] }[] => [
  { area: '/proprietario', view: 'owner', secrets: [owner.homeName, owner.cin, owner.email] },
  { area: '/inserisci', view: 'owner', secrets: [owner.email] },
  { area: '/proprietario/prenotazioni', view: 'stranger', secrets: [guest.email] },
  // These pages may show the guest's email address, because the secret in the URL grants access to it.
  { area: '/prenotazione/', secrets: [guest.email] },
  { area: '/pagamento-demo/:session', secrets: [guest.email] },
];

type Route = { id: string; parentId?: string; path?: string; index?: boolean };

function patternsOf(routes: Record<string, Route>): string[] {
  const whole = ({ parentId, path }: Route): string[] => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [...(parent ? whole(parent) : []), ...(path === undefined || path === '' ? [] : [path])];
  };
  const all = Object.values(routes).filter(({ index, path }) => index === true || (path !== undefined && path !== ''));
  return [...new Set(all.map((route) => `/${whole(route).join('/')}`))].toSorted();
}

test('every page returns the expected status to each role and reveals no other person’s data', {
  tag: '@desktop',
}, async ({ page, owner, stranger, operator, baseURL }) => {
  const [waiting, published] = [await owner.submit(), await stranger.submit()];
  const cookies: Record<View, string> = {
    anonymous: '',
    owner: await owner.confirm(),
    stranger: await stranger.confirm(),
    admin: await operator.cookie(),
  };
  await operator.approve(published);
  await stranger.turnOnPayments();
  const guest = new Guest(page);
  const homes = { waiting, published, booked: await guest.book(published, stranger.cin) };
  await page.goto('/');
  const routes = await page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, Route> };
    };
    return manifest.routes;
  });
  expect(patternsOf(routes)).toEqual(Object.keys(PAGES).toSorted());

  const secrets = [owner.homeName, owner.cin, owner.email, guest.email];
  const visit = async (path: string, view: View) => {
    const headers = { Cookie: cookies[view], 'X-Forwarded-For': freshAddress() };
    const answer = await fetch(new URL(path, baseURL), { headers, redirect: 'manual' });
    const text = await answer.text();
    return {
      answer: answer.headers.get('Location') ?? answer.status,
      shown: secrets.filter((secret) => text.includes(secret)),
      isStored: answer.headers.get('Cache-Control')?.includes('no-store') !== true,
    };
  };
  for (const [pattern, cases] of Object.entries(PAGES)) {
    for (const { path: pathOf, answers } of cases) {
      const path = pathOf(homes);
      for (const view of VIEWS) {
        const expected = typeof answers === 'object' ? answers[view] : answers;
        const may = allowed(owner, guest)
          .filter((each) => pattern.startsWith(each.area) && (each.view === undefined || each.view === view))
          .flatMap((each) => each.secrets);
        const document = await visit(path, view);
        if (typeof expected === 'number') expect.soft(document.answer, `${path} to ${view}`).toBe(expected);
        else expect.soft(document.answer, `${path} to ${view}`).toContain(expected);
        const data = await visit(path === '/' ? '/_root.data' : `${path}.data`, view);
        for (const { shown, isStored } of [document, data]) {
          expect
            .soft(
              shown.filter((secret) => !may.includes(secret)),
              `${path} to ${view}`,
            )
            .toEqual([]);
          if (shown.length > 0) expect.soft(isStored, `${path} to ${view} is cacheable`).toBe(false);
        }
      }
    }
  }
  expect((await visit(`/proprietario/strutture/${homes.waiting}`, 'owner')).shown).toContain(owner.homeName);
});
