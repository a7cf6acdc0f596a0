import { afterAll, describe, expect, test } from 'vitest';
import { openAuthorisationPortal } from '../../../test/authorisation/portal.ts';
import type { RequestClass } from '../../platform/http/request-class.ts';
import { classOfRequest } from './class-of-request.ts';

const portal = await openAuthorisationPortal();
afterAll(() => portal.close());

/** Every call of the portal, by its class. A new one that stands nowhere fails the test below. */
const CALLS: Readonly<Record<RequestClass, readonly string[]>> = {
  essential: [
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'POST /api/payments/webhook',
    'POST /api/payments/webhook/connect',
    'POST /api/inbound-mail',
    'POST /api/payments/booking/create-payment',
    'POST /api/pagamento-demo/{session}/paga',
    'POST /api/pagamento-demo/attivazione/{account}',
    'GET /api/prenotazioni/{codice}',
    'POST /api/prenotazioni/{codice}/lascia',
    'POST /api/prenotazioni/{codice}/annulla',
    'PUT /api/proprietario/prenotazioni/{id}/accetta',
    'PUT /api/proprietario/prenotazioni/{id}/rifiuta',
    'PUT /api/proprietario/prenotazioni/{id}/annulla',
    'PUT /api/admin/prenotazioni/{id}/annulla',
    'POST /api/uscita',
    'POST /api/admin/logout',
    'DELETE /api/proprietario/sessioni',
  ],
  upload: [
    'POST /api/foto',
    'POST /api/strutture',
    'PUT /api/proprietario/strutture/{id}',
    'PUT /api/proprietario/strutture/{id}/foto',
    'POST /api/admin/strutture',
    'PUT /api/admin/strutture/{id}',
    'PUT /api/admin/strutture/{id}/photos',
  ],
  export: [
    'GET /api/proprietario/strutture/{id}/archivio',
    'GET /api/proprietario/dati',
    'POST /api/i-miei-dati/scarica',
    'GET /api/admin/registro.csv',
    'GET /api/admin/newsletter/subscribers.csv',
    'POST /api/admin/archivio',
  ],
  search: [
    'GET /api/properties/public',
    'GET /api/ricerca/mappa',
    'GET /api/ricerca/filtri',
    'GET /api/ricerca/vicine',
    'GET /api/ricerca/suggerimenti',
  ],
  page: [
    'GET /chi-siamo',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /api/mappa',
    'GET /api/regioni',
    'GET /api/regioni/{regione_id}/province',
    'GET /api/province/{provincia_id}/citta',
    'GET /api/province/{provincia_id}/citta-with-count',
    'GET /api/citta/{citta_id}',
    'GET /api/strutture',
    'GET /api/strutture/{id}',
    'GET /api/strutture/{id}/foto',
    'GET /api/check-cin/{cin}',
    'GET /api/calendar/availability',
    'GET /api/calendar/freshness/{property_id}',
    'GET /api/calendar/export/{token}/{file}',
    'GET /api/prenotazioni/{codice}/soggiorno.ics',
    'GET /api/blog/posts',
    'GET /api/blog/categories',
    'GET /api/blog/posts/{id}',
    'GET /api/blog/posts/{id}/comments',
    'POST /api/blog/posts/{id}/comments',
    'POST /api/blog/posts/{id}/views',
    'POST /api/csp-reports',
    'POST /api/newsletter',
    'POST /api/newsletter/conferma',
    'POST /api/newsletter/disiscrizione',
    'GET /api/newsletter/disiscrizione/{token}',
    'POST /api/newsletter/disiscrizione/{token}',
    'POST /api/i-miei-dati',
    'POST /api/i-miei-dati/cancella',
  ],
  owner: [
    'GET /api/calendar/events/{property_id}',
    'POST /api/calendar/events',
    'DELETE /api/calendar/events/{event_id}',
    'GET /api/calendar/sync-status/{property_id}',
    'POST /api/calendar/sync/{property_id}',
    'POST /api/calendar/doorbell',
    'POST /api/calendar/configurations',
    'DELETE /api/calendar/configurations/{configuration_id}',
    'GET /api/calendar/export/{property_id}',
    'POST /api/calendar/export-addresses',
    'DELETE /api/calendar/export-addresses/{property_id}/{platform}',
    'GET /api/accesso',
    'POST /api/accesso',
    'POST /api/accesso/conferma',
    'POST /api/accesso/passkey',
    'POST /api/accesso/passkey/sfida',
    'POST /api/proprietario/conferma',
    'POST /api/proprietario/conferma/sfida',
    'GET /api/proprietario/passkey',
    'POST /api/proprietario/passkey',
    'POST /api/proprietario/passkey/prepara',
    'DELETE /api/proprietario/passkey/{id}',
    'GET /api/proprietario/strutture',
    'GET /api/proprietario/strutture/{id}',
    'PUT /api/proprietario/strutture/{id}/contatti',
    'POST /api/proprietario/strutture/{id}/email/invio',
    'DELETE /api/proprietario/strutture/{id}/email',
    'POST /api/proprietario/indirizzo',
    'DELETE /api/proprietario/indirizzo',
    'POST /api/conferma-indirizzo',
    'POST /api/conferma-email',
    'POST /api/proprietario/strutture/{id}/pausa',
    'POST /api/proprietario/strutture/{id}/ripresa',
    'DELETE /api/proprietario/strutture/{id}/modifica',
    'GET /api/proprietario/strutture/{id}/condizioni',
    'PUT /api/proprietario/strutture/{id}/condizioni',
    'DELETE /api/proprietario/strutture/{id}',
    'GET /api/proprietario/prenotazioni',
    'GET /api/proprietario/prenotazioni/{id}',
    'GET /api/proprietario/pagamenti',
    'POST /api/proprietario/pagamenti/attiva',
    'DELETE /api/proprietario/account',
  ],
  admin: [
    'GET /api/admin/blog/posts',
    'GET /api/admin/blog/posts/{id}',
    'POST /api/admin/blog/posts',
    'PUT /api/admin/blog/posts/{id}',
    'PUT /api/admin/blog/posts/{id}/status',
    'DELETE /api/admin/blog/posts/{id}',
    'POST /api/admin/blog/preview',
    'GET /api/admin/blog/categories',
    'POST /api/admin/blog/categories',
    'PUT /api/admin/blog/categories/{id}',
    'DELETE /api/admin/blog/categories/{id}',
    'GET /api/admin/blog/comments',
    'PUT /api/admin/blog/comments/{id}/stato',
    'DELETE /api/admin/blog/comments/{id}',
    'GET /api/admin/blog/analytics',
    'GET /api/admin/newsletter/subscribers',
    'POST /api/admin/blog/posts/{id}/newsletter',
    'POST /api/admin/login',
    'POST /api/admin/login/passkey',
    'POST /api/admin/login/passkey/sfida',
    'POST /api/admin/login/link',
    'POST /api/admin/login/link/conferma',
    'POST /api/admin/codici-di-recupero',
    'POST /api/admin/conferma',
    'POST /api/admin/conferma/sfida',
    'POST /api/admin/email/conferma',
    'PUT /api/admin/email',
    'POST /api/admin/passkey',
    'POST /api/admin/passkey/prepara',
    'DELETE /api/admin/passkey/{id}',
    'GET /api/admin/sicurezza',
    'GET /api/admin/session',
    'PUT /api/admin/password',
    'POST /api/admin/codici',
    'PUT /api/admin/codici',
    'POST /api/admin/codici/disattiva',
    'GET /api/admin/registro',
    'GET /api/admin/chi-siamo',
    'PUT /api/admin/chi-siamo/{posizione}',
    'DELETE /api/admin/chi-siamo/{posizione}',
    'GET /api/admin/contatori',
    'GET /api/admin/strutture/pending',
    'GET /api/admin/strutture/approved',
    'GET /api/admin/strutture/rejected',
    'GET /api/admin/strutture/{id}',
    'PUT /api/admin/strutture/{id}/approve',
    'PUT /api/admin/strutture/{id}/reject',
    'PUT /api/admin/strutture/{id}/undo',
    'PUT /api/admin/strutture/{id}/contacts',
    'DELETE /api/admin/strutture/{id}',
    'GET /api/admin/prenotazioni',
    'GET /api/admin/stato',
    'GET /api/versione',
    'POST /api/admin/stato/mail',
    'POST /api/admin/svuota',
  ],
  file: ['GET /foto/{file}', 'GET /mappa/{file}'],
};

const CLASSES: readonly [string, RequestClass][] = Object.entries(CALLS).flatMap(([name, calls]) =>
  calls.map((call): [string, RequestClass] => [call, name as RequestClass]),
);

/** A call as somebody makes it: words in the place of its parameters. */
function classOfCall(route: string): RequestClass {
  const [method = '', path = ''] = route.split(' ');
  return classOfRequest(method, path.replaceAll(/\{\w+\}/g, 'X1-z'));
}

describe('every call has a class', () => {
  test('and no call is without', () => {
    const known = new Set(CLASSES.map(([call]) => call));
    const canonical = portal.routes().map((route) => (known.has(route) ? route : route.replace(' /', ' /api/')));
    expect(canonical.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !canonical.includes(route))).toEqual([]);
  });

  test('the same under each of its addresses', () => {
    const classes = new Map(CLASSES);
    const wrong = portal.routes().filter((route) => {
      const expected = classes.get(route) ?? classes.get(route.replace(' /', ' /api/'));
      return classOfCall(route) !== expected;
    });
    expect(wrong.map((route) => [route, classOfCall(route)])).toEqual([]);
  });
});

test.each<[string, string, RequestClass]>([
  ['GET', '/', 'page'],
  ['GET', '/_.data?_routes=root', 'page'],
  ['GET', '/strutture/lazio', 'search'],
  ['GET', '/strutture/lazio/roma/roma?pagina=2', 'search'],
  ['GET', '/strutture/lazio/roma/roma.data?pagina=2', 'search'],
  ['HEAD', '/strutture/lazio/roma/roma', 'search'],
  ['GET', '/strutture/lazio/roma/roma/', 'search'],
  ['GET', '/cerca?testo=mare', 'search'],
  ['GET', '/cerca.data', 'search'],
  ['GET', '/cerca/filtri', 'search'],
  ['GET', '/struttura/7/podere', 'page'],
  ['GET', '/prenotazione/ABCD?esito=pagata', 'essential'],
  ['GET', '/prenotazione/ABCD.data', 'essential'],
  ['GET', '/pagamento-demo/cs_1', 'essential'],
  ['GET', '/blog/7/mare', 'page'],
  ['GET', '/proprietario', 'owner'],
  ['GET', '/proprietario/strutture/7/modifica', 'owner'],
  ['GET', '/admin-ospitalia', 'admin'],
  ['GET', '/admin/prenotazioni', 'admin'],
  ['GET', '/inserisci', 'page'],
  ['GET', '/sitemap.xml', 'export'],
  ['GET', '/sitemap/strutture-1.xml', 'export'],
  ['GET', '/assets/root-abc.js', 'file'],
  ['GET', '/robots.txt', 'file'],
  ['GET', '/senza-rete.js', 'file'],
  ['GET', '/og/foto/a.jpg', 'file'],
  ['GET', '/boh', 'page'],
  ['TRACE', '/boh', 'page'],
])('%s %s is %s', (method, url, expected) => {
  expect(classOfRequest(method, url)).toBe(expected);
});
