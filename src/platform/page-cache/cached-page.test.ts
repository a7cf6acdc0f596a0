import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { releaseMemory } from '../process/release-memory.ts';
import { createCachedPage } from './cached-page.ts';

const PAGE = '<p>Un casale in pietra tra gli ulivi, con vista sulla valle.</p>'.repeat(2000);

/** This is a separate function, because the stack frame of the test would keep `body` alive. */
function keepPage() {
  const body = Buffer.from(PAGE);
  const weak = new WeakRef(body);
  return {
    page: createCachedPage({ headers: new Headers(), body, digest: 'x' }),
    isHeld: () => weak.deref() !== undefined,
  };
}

test('a compressed page holds only its compressed body, and no more memory than it reports', async () => {
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
