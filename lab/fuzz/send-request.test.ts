import { expect, test } from 'vitest';
import type { FuzzRequest } from './arbitrary-request.ts';
import { toCurl } from './send-request.ts';

const request: FuzzRequest = {
  operation: 'POST /api/strutture',
  isPage: false,
  role: 'owner',
  method: 'POST',
  target: '/api/strutture?a=%27',
  headers: { 'Content-Type': 'application/json' },
  body: null,
};

test.each<[Partial<FuzzRequest>, string]>([
  [
    {},
    `curl -i --path-as-is -X POST -H "Cookie: $OWNER_COOKIE" -H 'Content-Type: application/json' 'http://127.0.0.1:3000/api/strutture?a=%27'`,
  ],
  [
    { role: 'anonymous', headers: {}, body: `{"nome":"l'òrto\n"}` },
    String.raw`curl -i --path-as-is -X POST --data-binary $'{"nome":"l\x27\xc3\xb2rto\x0a"}' 'http://127.0.0.1:3000/api/strutture?a=%27'`,
  ],
])('%j for a shell', (changed, line) => {
  expect(toCurl({ ...request, ...changed }, { port: 3000 })).toBe(line);
});
