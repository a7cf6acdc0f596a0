import { beforeEach, describe, expect, test } from 'vitest';
import { saveReturnPath, OWNER_AREA, returnPath, signInPath, consumeReturnPath, wantedPath } from './return-path.ts';

const OTHER_PLACES = [
  null,
  '',
  '/',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/proprietario/strutture/7',
  'javascript:alert(1)',
  '/proprietario/strutture/7/../../..//evil.example',
  '/proprietario/strutture/7?next=//evil.example',
  '/proprietario/strutture/7#//evil.example',
  '/proprietario/strutture/7/modifica/x',
  '/proprietario/strutture/0',
  '/proprietario/strutture/1e3',
  '/proprietario/strutture/7%2F..%2F..',
  '/proprietario/strutture/7\n//evil.example',
  '/proprietario/strutture/7\t',
  ' /proprietario/strutture/7',
  '/admin',
  '/api/uscita',
];

describe('the return path', () => {
  test.each([
    '/proprietario/strutture/7',
    '/proprietario/strutture/999999999/modifica',
    '/proprietario/strutture/7/calendario',
    '/proprietario/strutture/7/calendario/freschezza',
    '/proprietario/strutture/7/calendario?vista=settimana&giorno=2026-12-31',
    '/proprietario/strutture/7/condizioni',
    '/proprietario/prenotazioni?scheda=da_rispondere&pagina=2',
    '/proprietario/prenotazioni/0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e',
  ])('is accepted if it is %s', (path) => {
    expect(returnPath(path)).toBe(path);
    expect(wantedPath(`http://localhost${signInPath(path)}`)).toBe(path);
  });

  test('falls back to the owner area if its query is invalid, whereas signInPath drops only the invalid query', () => {
    const path = '/proprietario/strutture/7/calendario';
    expect(returnPath(`${path}?mese=//evil.example`)).toBe(OWNER_AREA);
    expect(signInPath(path, '?mese=//evil.example')).toBe(signInPath(path));
    expect(signInPath(path, '?mese=2026-12')).toBe(signInPath(`${path}?mese=2026-12`));
  });

  test.each(OTHER_PLACES)('falls back to the owner area for %j', (text) => {
    expect(returnPath(text)).toBe(OWNER_AREA);
    expect(wantedPath(`http://localhost${OWNER_AREA}?torna=${encodeURIComponent(text ?? '')}`)).toBe(OWNER_AREA);
  });
});

describe('saved return path', () => {
  beforeEach(() => localStorage.clear());

  test('is returned only once', () => {
    saveReturnPath('/proprietario/strutture/7');
    expect(consumeReturnPath()).toBe('/proprietario/strutture/7');
    expect(consumeReturnPath()).toBe(OWNER_AREA);
  });

  test('is ignored if the stored value is not a page of the owner area', () => {
    localStorage.setItem('ospitalia_torna', '//evil.example');
    expect(consumeReturnPath()).toBe(OWNER_AREA);
  });
});
