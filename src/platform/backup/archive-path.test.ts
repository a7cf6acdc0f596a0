import { expect, test } from 'vitest';
import { archivePath } from './archive-path.ts';

test('an archive is named after its moment, to the millisecond: none takes the place of another', () => {
  const now = new Date('2026-11-21T19:25:18.042Z');
  expect(archivePath('/dati', now)).toBe('/dati/backup/ospitalia-2026-11-21T192518042.backup');
  expect(archivePath('/dati', now, { occasion: 'svuotamento', recipients: ['age1…'] })).toBe(
    '/dati/backup/ospitalia-2026-11-21T192518042-svuotamento.backup.age',
  );
});
