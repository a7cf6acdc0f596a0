import { expect, test } from 'vitest';
import { archiveName, parseArchiveName } from './archive-name.ts';

const NOW = new Date('2026-11-21T19:25:18.042Z');

test('archiveName includes the time to the millisecond, so that names are unique', () => {
  expect(archiveName(NOW)).toBe('ospitalia-2026-11-21T192518042.backup');
  expect(archiveName(NOW, { occasion: 'svuotamento', recipients: ['age1…'] })).toBe(
    'ospitalia-2026-11-21T192518042-svuotamento.backup.age',
  );
});

test('parseArchiveName reverses archiveName', () => {
  expect(parseArchiveName(archiveName(NOW))).toEqual({ writtenAt: NOW, occasion: null });
  const named = archiveName(NOW, { occasion: 'notturno-1a2b3c4d', recipients: ['age1…'] });
  expect(parseArchiveName(named)).toEqual({ writtenAt: NOW, occasion: 'notturno-1a2b3c4d' });
});

test.each([
  'ospitalia.dump',
  'ospitalia-2026-11-21T192518042.backup.part',
  'ospitalia-2026-13-41T192518042.backup',
  'copia di ospitalia-2026-11-21T192518042.backup',
  'cancellazioni',
  '',
])('parseArchiveName rejects %s', (name) => {
  expect(parseArchiveName(name)).toBeNull();
});
