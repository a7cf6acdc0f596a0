import { describe, expect, test } from 'vitest';
import { analyticsEvents } from './analytics-events.ts';

const TITLE = 'Una pagina — Ospitalia';
const eventsAt = (path: string, names: string[] = []) => analyticsEvents({ path, title: TITLE, names });

describe('events of page views and of chosen regions, provinces and towns (PRODUCT.md § 2)', () => {
  test('a page without a place produces only a page view', () => {
    expect(eventsAt('/blog')).toEqual([{ kind: 'page', path: '/blog', title: TITLE }]);
  });

  test.each([
    ['/strutture/toscana', ['Toscana'], 'Regione'],
    ['/strutture/toscana/siena', ['Toscana', 'Siena'], 'Provincia'],
    ['/strutture/toscana/siena/monteroni-d-arbia', ['Toscana', 'Siena', 'Monteroni d’Arbia'], 'Città'],
  ])('%s produces a page view and the choice of %j, a %s', (path, names, selection) => {
    expect(eventsAt(path, names)).toEqual([
      { kind: 'page', path, title: TITLE },
      { kind: 'selection', selection, names, path, title: TITLE },
    ]);
  });

  test('a place page without place names produces only a page view', () => {
    expect(eventsAt('/strutture/toscana/siena', ['Toscana'])).toHaveLength(1);
    expect(eventsAt('/strutture/toscana')).toHaveLength(1);
  });
});
