import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { EncodedPhoto } from './encode-photo.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const folder = mkdtempSync(join(tmpdir(), 'ospitalia-processi-'));

afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, reaction: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `let tasks = 0;
    process.on('message', () => {
      tasks += 1;
      if (tasks === 1) process.send({ photo: { width: process.pid, height: 1, files: [] } });
      else { ${reaction} }
    });`,
  );
  return path;
}

const widthOf = (photo: EncodedPhoto | string | null) =>
  photo === null || typeof photo === 'string' ? undefined : photo.width;

describe('an encoder process', () => {
  test.each([
    ['exits', 'process.exit(3)', '3'],
    ['is killed by the kernel', "process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
    ['hangs', 'for (;;);', 'too long'],
    ['reports a failure', "process.send({ failure: 'no more memory' })", 'no more memory'],
  ])('that %s causes only the current picture to fail', async (_, reaction, reason) => {
    const workshop = createPictureEncoder({ program: program('rotto', reaction), taskTimeout: 2000 });
    const encode = () => workshop.encodePhoto(Buffer.from('x'), 'hash', 'later');
    const first = await encode();
    const failure = await encode().catch((error: unknown) => error);
    expect(failure).toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', retryAfter: 10 });
    expect(failure).toMatchObject({ cause: { message: expect.stringContaining(reason) } });
    if (reason === 'no more memory') return;
    const next = await encode();
    expect(widthOf(next)).not.toBe(widthOf(first));
  });

  test('that ends while idle is replaced', async () => {
    const workshop = createPictureEncoder({ program: program('stanco', '') });
    const first = await workshop.encodePhoto(Buffer.from('x'), 'hash', 'later');
    process.kill(widthOf(first) ?? 0, 'SIGKILL');
    await expect
      .poll(async () => widthOf(await workshop.encodePhoto(Buffer.from('x'), 'hash', 'later').catch(() => null)))
      .not.toBe(widthOf(first));
  });

  test('that cannot start causes SERVIZIO_NON_DISPONIBILE for the picture', async () => {
    const workshop = createPictureEncoder({ program: join(folder, 'none.mjs') });
    await expect(workshop.encodePhoto(Buffer.from('x'), 'hash', 'later')).rejects.toMatchObject({
      codice: 'SERVIZIO_NON_DISPONIBILE',
    });
  });
});

test('reuses encoder processes and runs several in parallel', async () => {
  const workshop = createPictureEncoder({ program: program('bravo', 'process.send({ photo: null })') });
  const encode = () => workshop.encodePhoto(Buffer.from('x'), 'hash', 'later');
  const [first, second] = await Promise.all([encode(), encode()]);
  expect(widthOf(first)).not.toBe(widthOf(second));
  expect(await Promise.all([encode(), encode()])).toEqual([null, null]);
});

test('passes no environment variables to the encoder process', async () => {
  process.env['OSPITALIA_SECRET_OF_TEST'] = 'secret';
  const path = join(folder, 'env.mjs');
  writeFileSync(
    path,
    `process.on('message', () => process.send({ photo: { width: 0, height: 0, files: Object.keys(process.env) } }));`,
  );
  const photo = await createPictureEncoder({ program: path }).encodePhoto(Buffer.from('x'), 'hash', 'later');
  if (typeof photo === 'string') throw new Error(photo);
  expect(photo.files).not.toContain('OSPITALIA_SECRET_OF_TEST');
  expect(photo.files).not.toContain('PATH');
  delete process.env['OSPITALIA_SECRET_OF_TEST'];
});
