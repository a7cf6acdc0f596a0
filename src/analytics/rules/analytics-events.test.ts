import { describe, expect, test } from 'vitest';
import { analyticsEvents } from './analytics-events.ts';

const TITLE = 'Una pagina — Ospitalia';
const eventsAt = (path: string, names: string[] = []) => analyticsEvents({ path, title: TITLE, names });

describe('analyticsEvents', () => {
  test('returns only a page view for a page that does not belong to a place', () => {
    expect(eventsAt('/blog')).toEqual([{ kind: 'page', path: '/blog', title: TITLE }]);
  });

  test.each([
    ['/strutture/toscana', ['Toscana'], 'Regione'],
    ['/strutture/toscana/siena', ['Toscana', 'Siena'], 'Provincia'],
    ['/strutture/toscana/siena/monteroni-d-arbia', ['Toscana', 'Siena', 'Monteroni d’Arbia'], 'Città'],
  ])('called with the path %s and the names %j returns a page view and a selection «%s»', (path, names, selection) => {
    expect(eventsAt(path, names)).toEqual([
      { kind: 'page', path, title: TITLE },
      { kind: 'selection', selection, names, path, title: TITLE },
    ]);
  });

  test('returns only a page view if any name of the place is missing', () => {
    expect(eventsAt('/strutture/toscana/siena', ['Toscana'])).toHaveLength(1);
    expect(eventsAt('/strutture/toscana')).toHaveLength(1);
  });
});
