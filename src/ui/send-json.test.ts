import { afterEach, expect, test, vi } from 'vitest';
import { sendJson } from './send-json.ts';

function answerWith(body: string | null, status: number): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a good answer gives its whole body', async () => {
  const fetched = answerWith('{"success":true,"data":{"id":7}}', 201);
  expect(await sendJson('POST', '/api/strutture', { nome: 'Casa' })).toEqual({
    ok: true,
    data: { success: true, data: { id: 7 } },
  });
  expect(fetched).toHaveBeenCalledWith(
    '/api/strutture',
    expect.objectContaining({
      method: 'POST',
      body: '{"nome":"Casa"}',
      headers: { 'Content-Type': 'application/json' },
    }),
  );
});

test('an answer without a body gives nothing', async () => {
  answerWith(null, 204);
  expect(await sendJson('DELETE', '/api/proprietario/strutture/7')).toEqual({ ok: true, data: undefined });
});

test('a refusal gives the sentence of the server and those of its fields', async () => {
  answerWith('{"success":false,"detail":"Controlla i dati.","campi":{"cap":"Scegli il CAP.","strano":7}}', 422);
  expect(await sendJson('POST', '/api/strutture', {})).toEqual({
    ok: false,
    status: 422,
    detail: 'Controlla i dati.',
    campi: { cap: 'Scegli il CAP.' },
  });
});

test('a brake says after how many seconds it makes sense to ask again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': '90' } })));
  expect(await sendJson('POST', '/api/admin/login', {})).toMatchObject({ status: 429, retryAfter: 90 });
});

test('a page of a proxy in place of JSON is a refusal without a sentence', async () => {
  answerWith('<h1>Bad gateway</h1>', 502);
  expect(await sendJson('GET', '/api/regioni')).toEqual({ ok: false, status: 502, detail: '', campi: {} });
});

test('no network is an answer too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendJson('GET', '/api/regioni')).toEqual({ ok: false, status: 0, detail: '', campi: {} });
});
