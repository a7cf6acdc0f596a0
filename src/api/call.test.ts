import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, callOrThrow } from './call.ts';
import { callForFile } from './call-for-file.ts';

function answerWith(body: string | null, init: number | ResponseInit): ReturnType<typeof vi.fn<typeof fetch>> {
  const options = typeof init === 'number' ? { status: init } : init;
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, options)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('call returns the whole body of a successful response', async () => {
  const fetched = answerWith('{"success":true,"message":"Fatto."}', 201);
  expect(await call('POST /api/newsletter/conferma', { body: { token: 'a' } })).toEqual({
    ok: true,
    data: { success: true, message: 'Fatto.' },
  });
  expect(fetched).toHaveBeenCalledWith(
    '/api/newsletter/conferma',
    expect.objectContaining({
      method: 'POST',
      body: '{"token":"a"}',
      headers: { 'Content-Type': 'application/json' },
    }),
  );
});

test('call encodes parameters in the path and in the query', async () => {
  const fetched = answerWith('[]', 200);
  await call('GET /api/check-cin/{cin}', { params: { cin: 'IT/052 ?' } });
  await call('GET /api/ricerca/suggerimenti', { query: { q: 'Città & mare' } });
  const addresses = fetched.mock.calls.map(([address]) => address);
  expect(addresses).toEqual(['/api/check-cin/IT%2F052%20%3F', '/api/ricerca/suggerimenti?q=Citt%C3%A0+%26+mare']);
});

test('call passes signal, keepalive, cache and headers to fetch', async () => {
  const fetched = answerWith('[]', 200);
  const { signal } = new AbortController();
  const options = { signal, keepalive: true, cache: 'no-store', headers: { 'Idempotency-Key': 'una' } } as const;
  await call('GET /api/regioni', options);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'GET', ...options });
});

test('call returns undefined for a response without a body', async () => {
  answerWith(null, 204);
  expect(await call('DELETE /api/proprietario/indirizzo')).toEqual({ ok: true, data: undefined });
});

test('callForFile returns the whole file', async () => {
  answerWith('BEGIN:VCALENDAR', 200);
  const answer = await callForFile('GET /api/calendar/export/{property_id}', { params: { property_id: 7 } });
  expect(answer.ok && (await answer.data.text())).toBe('BEGIN:VCALENDAR');
});

describe('a failed call', () => {
  test('returns the server’s message and the message of each field', async () => {
    answerWith('{"success":false,"detail":"Controlla i dati.","campi":{"cap":"Scegli il CAP."}}', 422);
    expect(await call('POST /api/accesso', { body: { email: '' } })).toEqual({
      ok: false,
      status: 422,
      detail: 'Controlla i dati.',
      campi: { cap: 'Scegli il CAP.' },
    });
  });

  test('returns the number of seconds in Retry-After when rate limited', async () => {
    answerWith('{}', { status: 429, headers: { 'Retry-After': '90' } });
    expect(await call('POST /api/accesso', { body: { email: '' } })).toMatchObject({ status: 429, retryAfter: 90 });
  });

  test.each([
    [502, 502],
    [200, 0],
  ])('returns no message for a proxy’s HTML page with status %i', async (sent, status) => {
    answerWith('<h1>Benvenuto nel wi-fi</h1>', sent);
    expect(await call('GET /api/regioni')).toEqual({ ok: false, status, detail: '', campi: {} });
  });

  test('returns status 0 if the network fails, or throws if it was made with callOrThrow', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call('GET /api/regioni')).toEqual({ ok: false, status: 0, detail: '', campi: {} });
    await expect(callOrThrow('GET /api/regioni')).rejects.toThrow('GET /api/regioni: 0');
  });
});
