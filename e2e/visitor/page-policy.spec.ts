import { expect, test } from '../support/journey.ts';

test.use({ expectedFaults: /Content Security Policy|TrustedScript|altrove\.example/, serviceWorkers: 'allow' });

function tryInjections(): { left: string; refused: string[]; ran: unknown } {
  const box = document.createElement('div');
  document.body.append(box);
  const ways: Record<string, () => void> = {
    html: () => {
      box.innerHTML = '<p>resta</p><img src="x" onerror="window.ran = 1"><script>window.ran = 2</script>';
    },
    script: () => {
      const script = document.createElement('script');
      script.text = 'window.ran = 3';
      document.body.append(script);
    },
    source: () => {
      const script = document.createElement('script');
      script.src = 'https://altrove.example/x.js';
      document.body.append(script);
    },
    worker: () => void new Worker('data:text/javascript,1'),
    handler: () => {
      box.setAttribute('onclick', 'window.ran = 4');
      box.click();
    },
  };
  const refused = Object.keys(ways).filter((name) => {
    try {
      ways[name]?.();
      return false;
    } catch {
      return true;
    }
  });
  return { left: box.innerHTML, refused, ran: 'ran' in window ? window.ran : null };
}

test('injected text never becomes a script, worker or event handler', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /senza-rete/,
  );
  expect(await page.evaluate(tryInjections)).toEqual({
    left: '<p>resta</p>window.ran = 2',
    // Inline scripts and event handlers throw no error, because the policy replaces them with empty text.
    refused: ['source', 'worker'],
    ran: null,
  });
});

test('the browser reports violations of the content security policy to the portal', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const reported = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/csp-reports'));
  await page.goto('/termini');
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://altrove.example/spia.png';
  });
  expect((await reported).status()).toBe(204);
});
