import { plainPaths } from '../../src/app/pages.ts';
import { LANGUAGES } from '../../src/kernel/language.ts';
import { modulesOf, VISITOR_KB, weigh } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';

const PAGES = plainPaths('it', ({ audience, isSecret }) => audience === undefined && !isSecret);

test('no visitor page exceeds its script budget before hydration', { tag: '@desktop' }, async ({
  request,
  portal,
  baseURL,
}) => {
  const home = await portal.findStruttura(() => true);
  const article = await portal.findArticle();
  for (const path of [
    ...PAGES,
    '/strutture/lazio',
    home.town.provincia.path,
    home.town.path,
    home.path,
    article.path,
  ]) {
    const html = await (await request.get(path)).text();
    expect.soft(await weigh(baseURL ?? '', modulesOf(html)), path).toBeLessThanOrEqual(VISITOR_KB);
  }
});

const LANGUAGE_KB = 1;

test('no page’s scripts are more than a kilobyte larger in another language than in Italian', {
  tag: '@desktop',
}, async ({ request, portal, baseURL }) => {
  const { path } = await portal.findStruttura(() => true);
  for (const page of ['/', '/cerca', '/strutture/lazio', path, '/blog', '/termini']) {
    const weighed: number[] = [];
    for (const language of LANGUAGES) {
      const answer = await request.get(`/lingua/${language}?pagina=${encodeURIComponent(page)}`);
      weighed.push(await weigh(baseURL ?? '', modulesOf(await answer.text())));
    }
    const [italian = 0, ...others] = weighed;
    expect.soft(Math.max(...others), page).toBeLessThanOrEqual(italian + LANGUAGE_KB);
  }
});
