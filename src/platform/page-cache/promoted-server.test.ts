import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFaultProxy } from '../../../test/fault-proxy.ts';
import { openStandby, type Standby } from '../../../test/standby.ts';
import { listenForInvalidation } from './listen-for-invalidation.ts';

let standby: Standby;
beforeAll(async () => {
  standby = await openStandby();
});
afterAll(() => standby.stop());

test('after a promotion, the listener reports a gap and stops listening to a server on the older timeline', async () => {
  const proxy = await openFaultProxy(standby.primaryUrl);
  const changed: string[] = [];
  const failures: unknown[] = [];
  const listener = listenForInvalidation(proxy.url, {
    onChange: (tags) => void changed.push(...tags),
    onGap: () => void changed.push('gap'),
    warn: (_, error) => void failures.push(error),
  });
  await expect.poll(listener.isListening).toBe(true);
  expect(changed.splice(0)).toEqual(['gap']);

  await standby.killPrimary();
  await standby.promoteReplica();
  proxy.leadTo(standby.replicaUrl);
  await expect.poll(() => changed.splice(0)).toEqual(['gap']);
  await expect.poll(listener.isListening).toBe(true);

  await standby.startPrimary();
  failures.length = 0;
  proxy.leadTo(standby.primaryUrl);
  await expect.poll(() => failures.map(String)).toContain('Error: the server is on an older timeline than before');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect([listener.isListening(), changed]).toEqual([false, []]);

  await listener.close();
  await proxy.close();
});
