import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashCheaply } from '../../../test/hash-cheaply.ts';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

test('hashes passwords in PHC format with a random salt', async () => {
  const [one, two] = await Promise.all([hasher.hash('città'), hasher.hash('città')]);
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  expect(one).toMatch(form);
  expect(one).not.toBe(two);
  expect([await hasher.verify('città', one), await hasher.verify('città', two)]).toEqual([true, true]);
  expect(await hasher.verify('citta', one)).toBe(false);
});

test('verifies password hashes that were made with different cost parameters', async () => {
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 64, passes: 3, parallelism: 2, tagLength: 24 };
  const tag = argon2Sync('argon2id', { message: 'città', nonce, ...cost });
  const phc = `$argon2id$v=19$m=64,t=3,p=2$${nonce.toString('base64').replaceAll('=', '')}$${tag.toString('base64')}`;
  expect([await hasher.verify('città', phc), await hasher.verify('x', phc)]).toEqual([true, false]);
});

test('verify returns false without a stored hash, and throws if the stored hash is malformed', async () => {
  expect(await hasher.verify('', null)).toBe(false);
  await expect(hasher.verify('x', 'x')).rejects.toThrow('malformed password hash');
});

test('accepts 54 concurrent password checks and rejects further ones with Retry-After', async () => {
  const busy = createPasswordHasher();
  const cheap = hashCheaply('x');
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => busy.verify('x', cheap)));
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(6);
  for (const reason of refused) expect(reason).toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', retryAfter: 5 });
});
