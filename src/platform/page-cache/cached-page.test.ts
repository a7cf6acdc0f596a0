import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { releaseMemory } from '../process/release-memory.ts';
import { createCachedPage } from './cached-page.ts';

const PAGE = '<p>Un casale in pietra tra gli ulivi, con vista sulla valle.</p>'.repeat(2000);

/** A page, and whether its unpacked body is still in memory. In a function of its own: what stands in a frame is never let go. */
function keepPage() {
  const body = Buffer.from(PAGE);
  const weak = new WeakRef(body);
  return {
    page: createCachedPage({ headers: new Headers(), body, digest: 'x' }),
    isHeld: () => weak.deref() !== undefined,
  };
}

test('a page that is packed holds its packed body alone, and no more memory than it says', async () => {
  const { page, isHeld } = keepPage();
  const { body } = await page.prepare('br');
  await nextTurn();
  releaseMemory();
  await nextTurn();
  expect(isHeld()).toBe(false);
  expect(body.length).toBeLessThan(PAGE.length / 10);
  expect(body.buffer.byteLength).toBe(body.length);
  expect(page.bytes()).toBeGreaterThan(body.length);
  expect((await page.prepare('identity')).body.toString()).toBe(PAGE);
});
