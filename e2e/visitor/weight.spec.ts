import { modulesOf, VISITOR_KB, weigh } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';

const PAGES = [
  '/',
  '/cerca',
  '/strutture/lazio',
  '/salvate',
  '/blog',
  '/termini',
  '/cookie',
  '/privacy',
  '/i-miei-dati',
];

test('no page of visitors loads more than its weight of scripts before it is awake', { tag: '@desktop' }, async ({
  request,
  portal,
  baseURL,
}) => {
  const home = await portal.findStruttura(() => true);
  const article = await portal.findArticle();
  for (const path of [...PAGES, home.town.provincia.path, home.town.path, home.path, article.path]) {
    const html = await (await request.get(path)).text();
    expect.soft(await weigh(baseURL ?? '', modulesOf(html)), path).toBeLessThanOrEqual(VISITOR_KB);
  }
});
