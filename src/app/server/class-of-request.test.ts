import { afterAll, expect, test } from 'vitest';
import { openAuthorisationPortal } from '../../../test/authorisation/portal.ts';
import type { RequestClass } from '../../platform/http/request-class.ts';
import { classOfRequest } from './class-of-request.ts';

const portal = await openAuthorisationPortal();
afterAll(() => portal.close());

/** The calls of each class. Unlisted calls below `/api/proprietario` and `/api/admin` belong to the class of their area. */
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
    'GET /lingua/{language}',
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
    'POST /api/conferma-indirizzo',
    'POST /api/conferma-email',
  ],
  admin: ['GET /api/versione'],
  file: ['GET /foto/{file}', 'GET /mappa/{file}'],
};

const NAMED = new Map(
  Object.entries(CALLS).flatMap(([name, calls]) => calls.map((call) => [call, name as RequestClass] as const)),
);

function expectedClass(route: string): RequestClass | undefined {
  const call = NAMED.has(route) ? route : route.replace(/ \/(?!api\/)/, ' /api/');
  const [, area] = / \/api\/(proprietario|admin)\//.exec(call) ?? [];
  return NAMED.get(call) ?? (area === undefined ? undefined : area === 'admin' ? 'admin' : 'owner');
}

function classOfCall(route: string): RequestClass {
  const [method = '', path = ''] = route.split(' ');
  return classOfRequest(method, path.replaceAll(/\{\w+\}/g, 'X1-z'));
}

test('each route, with and without /api, has the expected request class', () => {
  const wrong = portal.routes().filter((route) => classOfCall(route) !== expectedClass(route));
  expect(wrong.map((route) => [route, classOfCall(route), expectedClass(route)])).toEqual([]);
  expect([...NAMED.keys()].filter((call) => !portal.routes().includes(call))).toEqual([]);
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
])('classOfRequest classifies %s %s as %s', (method, url, expected) => {
  expect(classOfRequest(method, url)).toBe(expected);
});
