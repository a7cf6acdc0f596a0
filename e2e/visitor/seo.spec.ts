import { expect, test } from '../support/journey.ts';

test('a home’s page says what it is under its own policy, and its picture is one that readers of links take', {
  tag: '@desktop',
}, async ({ page, portal, request }) => {
  const { path } = await portal.findStruttura(({ immagini }) => immagini.length > 0);
  await page.goto(path);
  const [home = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(home)).toMatchObject({ identifier: { propertyID: 'CIN' }, address: { addressCountry: 'IT' } });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(picture ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('what robots and readers of feeds ask for is there', { tag: '@desktop' }, async ({ request }) => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/strutture-1.xml',
    '/blog/feed.xml',
    '/og/ospitalia.jpg',
  ]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toMatch(/xml|text\/plain|image\/jpeg/);
  }
});
