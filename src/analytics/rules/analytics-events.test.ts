import { describe, expect, test } from 'vitest';
import { analyticsEvents } from './analytics-events.ts';

const TITLE = 'Una pagina — Ospitalia';
const eventsAt = (path: string, names: string[] = []) => analyticsEvents({ path, title: TITLE, names });

describe('events of page views and of chosen regions, provinces and towns (PRODUCT.md § 2)', () => {
  test('a page without a place is a page view', () => {
    expect(eventsAt('/blog')).toEqual([{ kind: 'page', path: '/blog', title: TITLE }]);
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
