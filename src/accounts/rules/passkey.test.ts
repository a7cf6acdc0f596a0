import { expect, test } from 'vitest';
import { passkeyPlace } from './passkey.ts';

test.each([
  ['https://www.ospitalia.it', { rpId: 'www.ospitalia.it', origin: 'https://www.ospitalia.it' }],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', null],
  ['http://[::1]:3000', null],
])('passkeyPlace(%j) is %j', (publicUrl, place) => {
  expect(passkeyPlace(publicUrl)).toEqual(place);
});
