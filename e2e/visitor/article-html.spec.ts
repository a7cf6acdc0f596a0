import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sized } from '../../test/verify.ts';
import { expect, test } from '../support/journey.ts';
import { generatePayloads } from '../support/xss-grammar.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

const GENERATED = sized(300, 5000);
const SEED = 20_261_122;
/** Duplicates the product's list of allowed elements, so that the test detects a mistake in that list. */
const TAGS =
  'p br h2 h3 h4 strong em u s a ul ol li blockquote img figure figcaption table thead tbody tr th td hr code pre';
const ATTRIBUTES = 'href rel src alt srcset sizes width height loading decoding start colspan rowspan scope';

const PAYLOADS = [...XSS_PAYLOADS, ...generatePayloads(GENERATED, SEED)];

type SanitisedHtml = { stored: string[]; shown: string[] };

function sanitise(payloads: readonly string[]): SanitisedHtml {
  const program = join(import.meta.dirname, '../../test/sanitise-process.ts');
  const run = spawnSync(process.execPath, [program], { input: JSON.stringify(payloads), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as SanitisedHtml;
}

async function openTrap(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/trappola'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Trappola</title>' })
      : route.abort(),
  );
  await page.goto('/trappola');
}

async function play(page: Page, htmls: readonly string[]) {
  return page.evaluate(async (all) => {
    const hits = new Set<number>();
    const found = new Set<string>();
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    function touch(root: Document): void {
      for (const element of root.body?.querySelectorAll<HTMLElement>('*') ?? []) {
        found.add(element.localName);
        for (const { name, value } of element.attributes) {
          found.add(`@${name}`);
          if (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(value)) found.add(`href=${value}`);
        }
        for (const name of ['mouseover', 'focus', 'toggle', 'animationstart']) element.dispatchEvent(new Event(name));
        if (!element.matches('a[target], a[href^=http], a[href^="/"]')) element.click?.();
      }
    }

    async function playOne(html: string, index: number): Promise<void> {
      const frame = document.createElement('iframe');
      Object.assign(window, { [`colpito${index}`]: () => void hits.add(index) });
      frame.srcdoc = `<!doctype html><script>window.colpito = parent.colpito${index}</script><body>${html}`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await Promise.race([loaded, wait(1000)]);
      if (frame.contentDocument) touch(frame.contentDocument);
      await wait(30);
      if (frame.contentDocument?.body) {
        frame.contentDocument.body.innerHTML = html;
        touch(frame.contentDocument);
      }
      await wait(30);
      frame.remove();
    }

    const queue = all.entries();
    const work = async () => {
      for (const [index, html] of queue) await playOne(html, index);
    };
    await Promise.all(Array.from({ length: 20 }, work));
    await wait(200);
    return { hits: [...hits].toSorted((a, b) => a - b), found: [...found].toSorted() };
  }, htmls);
}

// Accepts all faults, because the payloads cause errors and blocked requests.
test.use({ bypassCSP: true, expectedFaults: /./ });

test('a sanitised article runs no script, even without a content security policy @desktop', async ({ page }) => {
  await openTrap(page);
  const { stored, shown } = sanitise(PAYLOADS);
  const htmls = [...new Set([...stored, ...shown])];
  const allowed = new Set([...TAGS.split(' '), ...ATTRIBUTES.split(' ').map((name) => `@${name}`)]);
  const { hits, found } = await play(page, htmls);
  expect(hits.map((index) => htmls[index])).toEqual([]);
  expect(found.filter((name) => !allowed.has(name))).toEqual([]);
  // Verifies the test itself: without sanitising, many payloads run their script.
  expect((await play(page, XSS_PAYLOADS)).hits.length).toBeGreaterThanOrEqual(10);
});

test('an article with script injections and typical content is displayed without faults @desktop', async ({
  page,
  operator,
}) => {
  const written = [
    '<h2>Le Crete</h2><p>Un <strong>giro</strong> di <em>tre</em> giorni: <a href="https://www.comune.siena.it/">orari</a>.</p>',
    '<ul><li><p>pane</p></li><li><p>olio</p></li></ul><blockquote><p>Chi va piano.</p></blockquote>',
    '<table><tbody><tr><th><p>Mese</p></th></tr><tr><td><p>Ottobre</p></td></tr></tbody></table>',
  ].join('');
  const { body, status } = await operator.call<{ data: { id: number; contenuto: string } }>(
    'POST',
    '/api/admin/blog/posts',
    {
      titolo: 'Un articolo avvelenato',
      contenuto: `${written}${XSS_PAYLOADS.join('')}`,
      categoria: 'Destinazioni',
      status: 'pubblicato',
    },
  );
  expect(status).toBe(201);
  const { id, contenuto } = body.data;
  try {
    expect(contenuto.startsWith(written)).toBe(true);
    let hits = 0;
    await page.exposeFunction('colpito', () => (hits += 1));
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole('heading', { name: 'Le Crete' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Ottobre' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(hits).toBe(0);
  } finally {
    await operator.call('DELETE', `/api/admin/blog/posts/${id}`);
  }
});
