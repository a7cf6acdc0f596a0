import { expect, test } from 'vitest';
import { call } from './call.ts';
import { callForFile } from './call-for-file.ts';

/** This code is never executed. `npm run check` fails unless each marked line fails to compile. */
export const faults = [
  // @ts-expect-error -- a misspelt field of a body
  () => call('POST /api/accesso', { body: { emial: 'anna@example.it' } }),
  // @ts-expect-error -- a path that no contract has
  () => call('GET /api/regione'),
  // @ts-expect-error -- a method that the path does not have
  () => call('PUT /api/regioni'),
  // @ts-expect-error -- a body where the call has none
  () => call('GET /api/regioni', { body: {} }),
  // @ts-expect-error -- no body where the call has one, even an empty one
  () => call('POST /api/uscita'),
  // @ts-expect-error -- a parameter of the path is missing
  () => call('GET /api/citta/{citta_id}', { params: {} }),
  // @ts-expect-error -- a misspelt field of a query
  () => call('GET /api/ricerca/suggerimenti', { query: { testo: 'siena' } }),
  // @ts-expect-error -- a response that is not a file
  () => callForFile('GET /api/regioni'),
  async () => {
    const answer = await call('GET /api/admin/contatori');
    // @ts-expect-error -- a misspelt field of a response
    return answer.ok && answer.data.data.in_atesa;
  },
];

test('the compiler rejects each planted fault', () => {
  expect(faults).toHaveLength(9);
});
