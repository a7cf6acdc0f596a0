import { describe, expect, test } from 'vitest';
import { isTrackedPath, analyticsEvents } from './analytics-events.ts';

const TITLE = 'Una pagina — Ospitalia';
const eventsAt = (path: string, names: string[] = []) => analyticsEvents({ path, title: TITLE, names });

describe('events of page views and of chosen regions, provinces and towns (PRODUCT.md § 2)', () => {
  test.each([
    '/',
    '/struttura/12/podere-le-querce',
    '/inserisci',
    '/blog',
    '/blog/12/le-crete-d-autunno',
    '/termini',
    '/privacy',
    '/cookie',
    '/come-ordiniamo',
    '/accessibilita',
    '/attribuzioni',
  ])('%s is a page view', (path) => {
    expect(eventsAt(path)).toEqual([{ kind: 'page', path, title: TITLE }]);
  });

  test.each([
    ['/strutture/toscana', ['Toscana'], 'Regione'],
    ['/strutture/toscana/siena', ['Toscana', 'Siena'], 'Provincia'],
    ['/strutture/toscana/siena/monteroni-d-arbia', ['Toscana', 'Siena', 'Monteroni d’Arbia'], 'Città'],
  ])('%s is a page view and the choice of %j, a %s', (path, names, selection) => {
    expect(eventsAt(path, names)).toEqual([
      { kind: 'page', path, title: TITLE },
      { kind: 'selection', selection, names, path, title: TITLE },
    ]);
  });

  test('a place of which the page does not say the names is a page view only', () => {
    expect(eventsAt('/strutture/toscana/siena', ['Toscana'])).toHaveLength(1);
    expect(eventsAt('/strutture/toscana')).toHaveLength(1);
  });
});

describe('nothing is sent of a page that is somebody’s own, or that nobody has named here', () => {
  test.each([
    '/prenotazione/0b0f7f0e-5c1c-4f9e-9a5e-2b1d7a3c4d5e',
    '/pagamento-demo/cs_demo_1',
    '/proprietario',
    '/proprietario/strutture/12/calendario',
    '/admin-ospitalia',
    '/newsletter',
    '/i-miei-dati/abc',
    '/una/pagina/di/domani',
    '/strutture',
    '/strutture/toscana/siena/siena/altro',
    '/struttura/abc',
    '/struttura/12/casa/token',
    '/blog/anteprima',
    '/blog/12/le-crete/altro',
    '/blog/Mario.Rossi@example.it',
    '/strutture/mario@example.it',
    '/?token=abc',
    '/privacy#token',
    '//altrove.example',
    '',
  ])('%s', (path) => {
    expect(isTrackedPath(path)).toBe(false);
    expect(eventsAt(path, ['Toscana'])).toEqual([]);
  });
});
