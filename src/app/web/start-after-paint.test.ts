import { beforeEach, expect, test, vi } from 'vitest';
import { holdScripts, startScript } from './start-after-paint.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script nonce="n">theme()</script><script nonce="n" type="module" async="">import "/assets/a.js";</script></body>';

// Removes `IntersectionObserver`, because without it the script does not wait for frames.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

function open() {
  const held = new DOMParser().parseFromString(holdScripts(PAGE), 'text/html');
  document.head.innerHTML = held.head.innerHTML;
  document.body.innerHTML = held.body.innerHTML;
}

const started = () => document.querySelectorAll('script[type=module]');

function arrive() {
  // oxlint-disable-next-line no-eval -- as the page does
  eval(startScript);
  expect(started()).toHaveLength(0);
  dispatchEvent(new Event('load'));
}

test('a page requests no modules while its scripts are postponed', () => {
  open();
  expect(document.querySelectorAll('link[rel=modulepreload], script[type=module]')).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=stylesheet], script:not([type])')).toHaveLength(2);
});

test('postponed scripts start only once, at the load event, if the browser reports no paint', async () => {
  open();
  arrive();
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(started()).toHaveLength(1), { timeout: 60_000 });
  expect(started()[0]?.textContent).toBe('import "/assets/a.js";');
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1);
});

test.each(['is decoded', 'fails to decode'])(
  'postponed scripts wait until the image with a high fetch priority %s',
  async (how) => {
    open();
    const picture = document.createElement('img');
    picture.setAttribute('fetchpriority', 'high');
    document.body.append(picture);
    const decoded = Promise.withResolvers<void>();
    picture.decode = () => decoded.promise;
    arrive();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(started()).toHaveLength(0);
    if (how === 'is decoded') decoded.resolve();
    else decoded.reject(new Error('broken'));
    await vi.waitFor(() => expect(started()).toHaveLength(1), { timeout: 60_000 });
  },
);
