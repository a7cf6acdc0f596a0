import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const URL = 'https://www.airbnb.it/calendar/ical/1.ics?s=segretissimo';
const { seal, open } = createSeal('un segreto del portale, abbastanza lungo');

test('seal encrypts a URL differently on each call, and open decrypts the URL', () => {
  const sealed = seal(URL);
  expect(open(sealed)).toBe(URL);
  expect(sealed.toString('latin1')).not.toContain('segretissimo');
  expect(seal(URL).equals(sealed)).toBe(false);
});

test('open rejects a ciphertext that has a changed bit or was sealed with a different secret', () => {
  const sealed = seal(URL);
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(open(changed)).toBeNull();
  }
  expect(open(Buffer.alloc(0))).toBeNull();
  expect(createSeal('un altro segreto del portale, anche lungo').open(sealed)).toBeNull();
});
