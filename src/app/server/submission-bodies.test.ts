import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { nextCin, paint, sentBody } from '../../../test/owner-rooms.ts';
import { openSubmissionPortal } from '../../../test/submission-portal.ts';

const portal = await openSubmissionPortal();
const { expectRefused } = portal;
afterAll(() => portal.close());
afterEach(() => portal.expectAtWork());

const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const picture = async (colour: string) => dataUrl(await paint(colour));

describe('POST /api/strutture: photos inside (row 22, battery M)', () => {
  test('ten are kept in their order', async () => {
    const before = await portal.stored();
    const immagini = await Promise.all(Array.from({ length: 10 }, (_, index) => picture(`#0000${index}${index}`)));
    expect((await portal.send({ immagini })).status).toBe(201);
    const after = await portal.stored();
    expect([after.shown - before.shown, after.photos - before.photos]).toEqual([10, 10]);
  });

  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const invalid = (position: number) => `Il file foto ${position} non è un'immagine valida.`;

  test.each<[string, () => Promise<unknown>, number, string]>([
    [
      'eleven',
      async () => Array.from({ length: 11 }, () => 'data:image/png;base64,AAAA'),
      422,
      'Puoi caricare massimo 10 immagini',
    ],
    [
      'one of 5,242,881 bytes',
      async () => [dataUrl(new Uint8Array(5_242_881))],
      413,
      'Il file foto 1 è troppo grande. Massimo 5MB per immagine.',
    ],
    [
      'an SVG among good ones',
      async () => [await picture('#0a0b0c'), await picture('#0c0b0a'), dataUrl(svg, 'image/svg+xml')],
      415,
      invalid(3),
    ],
    ['no base64', async () => ['data:image/png;base64,§§§'], 415, invalid(1)],
    ['an address', async () => ['http://169.254.169.254/x.png'], 422, invalid(1)],
  ])('%s is refused', async (_, immagini, status, detail) => {
    await expectRefused({ immagini: await immagini() }, status, detail);
  });
});

test('a connection that is cut leaves nothing (row 23)', async () => {
  const before = await portal.stored();
  const photo = dataUrl(
    await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer(),
  );
  const body = JSON.stringify(sentBody({ cin: nextCin(), immagini: [photo] }));
  const socket = connect(portal.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/strutture HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, body.length / 2));
  await sleep(200);
  socket.destroy();
  await expect.poll(() => portal.stored(), { timeout: 60_000 }).toEqual(before);
});

describe('POST /api/strutture: what is no form', () => {
  test.each<[string, string, Record<string, string>, number, string]>([
    ['nothing', '', {}, 400, 'RICHIESTA_NON_VALIDA'],
    ['half a JSON', '{"nome":', {}, 400, 'RICHIESTA_NON_VALIDA'],
    ['null', 'null', {}, 422, 'DATI_NON_VALIDI'],
    [
      'a form of another site',
      'nome=x',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'FORMATO_NON_SUPPORTATO',
    ],
    ['another site', '{}', { Origin: 'https://evil.example' }, 403, 'ORIGINE_NON_CONSENTITA'],
  ])('%s', async (_, text, headers, status, codice) => {
    const before = await portal.stored();
    expect(await portal.post(text, headers)).toMatchObject({ status, body: { codice, success: false } });
    expect(await portal.stored()).toEqual(before);
  });
});

describe('a text that begins as a data URL does', () => {
  test('is text, when it is Italian', async () => {
    const descrizione = 'data: 3 maggio, si apre la casa';
    expect(await portal.rowOf(await portal.send({ descrizione }))).toMatchObject({ descrizione });
  });

  test('is refused, not lost, when it could be a picture', async () => {
    const campi = await expectRefused(
      { nome: 'data:image/png;base64,AAAA' },
      422,
      'Questo testo contiene caratteri non validi: riscrivilo.',
    );
    expect(Object.keys(campi)).toEqual(['nome']);
  });
});
