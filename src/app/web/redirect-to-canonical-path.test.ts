import { expect, test } from 'vitest';
import type { Place } from '../../locations/contract.ts';
import { redirectToCanonicalPath } from './redirect-to-canonical-path.ts';

const regione = { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' };
const provincia = { id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 };

function redirectOf(place: Place, requested: Parameters<typeof redirectToCanonicalPath>[1], query = ''): unknown {
  try {
    redirectToCanonicalPath(place, requested, new Request(`https://www.ospitalia.it/strutture/x${query}`));
    return null;
  } catch (answer) {
    return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer;
  }
}

test.each<[Place, Parameters<typeof redirectToCanonicalPath>[1], string, unknown]>([
  [{ regione, provincia: null, citta: null }, { regione: 'toscana' }, '?ospiti=2', null],
  [{ regione, provincia, citta: null }, { regione: 'toscana', provincia: 'siena' }, '', null],
  [
    { regione, provincia: null, citta: null },
    { regione: 'tuscany' },
    '?ospiti=2&dal=2026-12-01',
    [301, '/strutture/toscana?ospiti=2&dal=2026-12-01'],
  ],
  [
    { regione, provincia, citta: null },
    { regione: 'tuscany', provincia: 'siena' },
    '',
    [301, '/strutture/toscana/siena'],
  ],
])(
  'for the place %j, the path %j and the query "%s", redirectToCanonicalPath responds with %j',
  (place, requested, query, redirected) => {
    expect(redirectOf(place, requested, query)).toEqual(redirected);
  },
);
