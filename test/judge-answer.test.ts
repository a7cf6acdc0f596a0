import { expect, test } from 'vitest';
import { createJudge, type SentRequest } from './judge-answer.ts';

const judge = createJudge((text) => text.startsWith('Nostra'));
const sent: SentRequest = {
  method: 'POST',
  target: '/api/strutture',
  body: '{"nome":"node_modules"}',
};
const JSON_TYPE = 'application/json; charset=utf-8';
const refused = { success: false, codice: 'DATI_NON_VALIDI', detail: 'Nostra.', message: 'Nostra.', request_id: '1' };

const judged = (status: number, body: unknown, type = JSON_TYPE) =>
  judge(sent, { status, type, text: typeof body === 'string' ? body : JSON.stringify(body) });

test.each<[string, number, unknown, string?]>([
  ['a successful response', 200, { success: true }],
  ['a rejection with known messages', 422, { ...refused, campi: { nome: 'Nostra.', totale: '120', camere: '5,6' } }],
  ['a 404 page', 404, '<!doctype html>', 'text/html'],
  ['a data response of React Router', 404, '[{}]', 'text/x-script'],
  ['a file', 200, 'BEGIN:VCALENDAR', 'text/calendar'],
  ['text echoed from the request', 200, { nome: 'node_modules' }],
])('the judge of responses accepts %s', (_, status, body, type) => {
  expect(judged(status, body, type)).toBeNull();
});

test.each<[string, number, unknown, string?]>([
  ['answered 500', 500, refused],
  ['answered 503', 503, refused],
  ['no answer in time', 0, 'hang'],
  ['the connection broke', 0, 'socket hang up'],
  ['a refusal as text/plain', 404, 'no', 'text/plain'],
  ['in another shape', 422, { error: 'no' }],
  ['in another shape', 422, { ...refused, stack: '' }],
  ['message differs from detail', 422, { ...refused, message: 'Altra.' }],
  ['unknown message', 422, { ...refused, detail: 'Input non valido', message: 'Input non valido' }],
  ['unknown message', 422, { ...refused, campi: { nome: 'Too small: expected string' } }],
  ['a leak', 200, '    at run (/srv/portal/main.js:1:2)', 'text/html'],
  ['a leak', 200, '    at async run (file:///srv/main.js:1:2)', 'text/html'],
  ['a leak', 200, { text: 'select id, nome from strutture' }],
  ['a leak', 200, 'insert into "strutture" values', 'text/html'],
  ['a leak', 200, { text: 'TypeError: x' }],
  ['a leak', 404, 'violates check constraint "a"', 'text/html'],
  ['a leak', 200, { path: '/srv/node_modules.old' }],
])('the judge of responses reports "%s" for a response with status %s: %j', (fault, status, body, type) => {
  // Omits the request body, because the judge ignores leaks that also occur in the request.
  const silent = { ...sent, body: null };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(judge(silent, { status, type: type ?? JSON_TYPE, text })).toContain(fault);
});
