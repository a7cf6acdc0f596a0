import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { assertLocalAddress } from './read-poll-from.ts';
import { queuesOf } from './jobs/queues.ts';
import { PROCESS_ROLES, readRoles } from './read-roles.ts';

const DATABASE_URL = 'postgres://ospitalia@db.example/ospitalia';

describe('OSPITALIA_ROLE', () => {
  test.each<[string | undefined, readonly string[]]>([
    [undefined, ['web', 'worker', 'poller']],
    ['', ['web', 'worker', 'poller']],
    ['web', ['web']],
    ['poller,worker', ['worker', 'poller']],
    ['poller, poller', ['poller']],
  ])('with the value %j selects the roles %j', (text, roles) => {
    expect(readRoles(text)).toEqual(roles);
  });

  test('is rejected with an error that names the unknown role', () => {
    expect(() => readConfig({ DATABASE_URL, OSPITALIA_ROLE: 'worker,Web' })).toThrow(
      'OSPITALIA_ROLE deve essere web, worker, poller, o più d’uno con le virgole, non "Web".',
    );
  });

  test('is rejected if it omits a role and the database is embedded', () => {
    expect(() => readConfig({ OSPITALIA_ROLE: 'web' })).toThrow('imposta anche DATABASE_URL');
    expect(readConfig({ OSPITALIA_ROLE: 'poller,web,worker' }).roles).toEqual(PROCESS_ROLES);
  });

  test('assigns the feed queues to poller, all other queues to worker, and no queue to web', () => {
    const polled = queuesOf(['poller']);
    expect(polled).toEqual(['feeds-due', 'feed-batch', 'feed-now']);
    expect(queuesOf(['web'])).toEqual([]);
    expect(queuesOf(['worker'])).toEqual(queuesOf(PROCESS_ROLES).filter((name) => !polled.includes(name)));
  });
});

describe('OSPITALIA_POLL_FROM', () => {
  test('accepts only an IP address', () => {
    expect(readConfig({ OSPITALIA_POLL_FROM: '2001:db8::7' }).pollFrom).toBe('2001:db8::7');
    expect(() => readConfig({ OSPITALIA_POLL_FROM: 'eth0' })).toThrow(
      'OSPITALIA_POLL_FROM deve essere un indirizzo IP di questo computer, non "eth0".',
    );
  });

  test('is rejected if it is not an address of this machine', async () => {
    await assertLocalAddress('127.0.0.1');
    await expect(assertLocalAddress('192.0.2.7')).rejects.toThrow('192.0.2.7 non lo è');
  });
});
