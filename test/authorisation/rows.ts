import { paymentBody } from '../open-stay.ts';
import { nextCin, sentBody } from '../owner-modules.ts';
import { admins, everybody, itsOwner, ownersAndAdmins, owners, type Row, type Subject } from './views.ts';

const json = (body: unknown) => () => ({ body });
const theBooking = ({ booking }: Subject) => ({ params: { id: booking.id } });
const theRequest =
  (body: unknown) =>
  ({ request_id }: Subject) => ({ params: { id: request_id }, body });
const theCode = ({ booking }: Subject) => ({ params: { codice: booking.codice } });
const theArticle =
  (body?: unknown) =>
  ({ post_id }: Subject) => ({ params: { id: String(post_id) }, body });
const theCategory =
  (body?: unknown) =>
  ({ category_id }: Subject) => ({ params: { id: String(category_id) }, body });
const theComment =
  (body?: unknown) =>
  ({ comment_id }: Subject) => ({ params: { id: String(comment_id) }, body });
const ARTICLE = { titolo: 'Le Crete', contenuto: '<p>Argilla e cipressi.</p>', categoria: 'Destinazioni' };
const submission = () => ({ body: sentBody({ cin: nextCin(), email: 'nuova@example.it' }) });
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const WINDOW = 'start_date=2026-12-01&end_date=2026-12-31';
/** Address in `feedAllow` without a server. The portal saves a feed at this address and returns a warning. */
export const SILENT_PLACE = '127.0.0.1:9';
const NO_PASSKEY = '00000000-0000-4000-8000-000000000000';
const REGIONE = { regione_id: '9' };
const PROVINCIA = { provincia_id: '52' };

export const ROWS: Readonly<Record<string, Row>> = {
  'GET /healthz': everybody(200),
  // The next two calls redirect to pages. The client follows the redirect and gets 404, because this portal serves no pages.
  'GET /chi-siamo': everybody(404),
  'GET /lingua/{language}': everybody(404, { send: () => ({ params: { language: 'de' } }) }),
  'GET /readyz': everybody(200),
  // Metrics are served on a separate port (`serve-metrics.ts`), so this port returns 404.
  'GET /metrics': everybody(404),
  'GET /foto/{file}': everybody(404, { send: () => ({ params: { file: 'nessuna.webp' } }) }),
  'GET /api/openapi.json': everybody(200),
  'GET /api/docs': everybody(200),
  'POST /api/csp-reports': everybody(400),

  'GET /mappa/{file}': everybody(404, { send: () => ({ params: { file: 'nessuna.pmtiles' } }) }),
  'GET /api/mappa': everybody(200),
  'GET /api/regioni': everybody(200),
  'GET /api/regioni/{regione_id}/province': everybody(200, { send: () => ({ params: REGIONE }) }),
  'GET /api/province/{provincia_id}/citta': everybody(200, { send: () => ({ params: PROVINCIA }) }),
  'GET /api/province/{provincia_id}/citta-with-count': everybody(200, { send: () => ({ params: PROVINCIA }) }),
  'GET /api/citta/{citta_id}': everybody(200, { send: () => ({ params: { citta_id: '52015' } }) }),
  'GET /api/properties/public': everybody(200, { send: () => ({ query: 'citta_id=52015' }) }),
  'GET /api/ricerca/mappa': everybody(200, { send: () => ({ query: 'citta_id=52015' }) }),
  'GET /api/ricerca/filtri': everybody(200, { send: () => ({ query: 'citta_id=52015' }) }),
  'GET /api/ricerca/vicine': everybody(200, { send: ({ id }) => ({ query: `struttura_id=${id}` }) }),
  'GET /api/ricerca/suggerimenti': everybody(200, { send: () => ({ query: 'q=montepulciano' }) }),
  'GET /api/strutture': everybody(200, { send: ({ id }) => ({ query: `ids=${id}` }) }),
  'GET /api/strutture/{id}': everybody(200),
  'GET /api/strutture/{id}/foto': everybody(200),
  'GET /api/check-cin/{cin}': everybody(200, { send: () => ({ params: { cin: nextCin() } }) }),
  'GET /api/calendar/availability': everybody(200, {
    send: ({ cin }) => ({ query: `cin=${cin}&start_date=2026-12-01&end_date=2026-12-31` }),
  }),
  'GET /api/calendar/events/{property_id}': ownersAndAdmins(200, { send: () => ({ query: WINDOW }) }),
  'POST /api/calendar/events': ownersAndAdmins(201, {
    send: ({ id }) => ({
      body: { property_id: id, start_date: '2026-12-10', end_date: '2026-12-12', event_type: 'blocked' },
    }),
  }),
  'DELETE /api/calendar/events/{event_id}': ownersAndAdmins(200, {
    send: ({ event_id }) => ({ params: { event_id } }),
  }),
  'GET /api/calendar/sync-status/{property_id}': ownersAndAdmins(200),
  'GET /api/calendar/freshness/{property_id}': ownersAndAdmins(200),
  'POST /api/calendar/sync/{property_id}': ownersAndAdmins(200),
  'POST /api/calendar/doorbell': ownersAndAdmins(201, {
    send: ({ id }) => ({ body: { property_id: id, address: null } }),
  }),
  'POST /api/inbound-mail': everybody(404, { send: json({ recipient: 'nessuno@example.it' }) }),
  'POST /api/calendar/configurations': ownersAndAdmins(200, {
    send: ({ id }) => ({
      body: { property_id: id, platform: 'airbnb', import_url: `http://${SILENT_PLACE}/calendario.ics` },
    }),
  }),
  'DELETE /api/calendar/configurations/{configuration_id}': ownersAndAdmins(200, {
    send: ({ configuration_id }) => ({ params: { configuration_id: String(configuration_id) } }),
  }),
  'GET /api/calendar/export/{property_id}': ownersAndAdmins(200),
  'POST /api/calendar/export-addresses': ownersAndAdmins(201, {
    send: ({ id }) => ({ body: { property_id: id, platform: 'altro' } }),
  }),
  'DELETE /api/calendar/export-addresses/{property_id}/{platform}': ownersAndAdmins(200, {
    send: () => ({ params: { platform: 'vrbo' } }),
  }),
  'GET /api/calendar/export/{token}/{file}': everybody(404, {
    send: () => ({ params: { token: 'x'.repeat(32), file: 'airbnb.ics' } }),
  }),
  'POST /api/strutture': everybody(201, { send: submission }),
  'POST /api/foto': everybody(201, { send: () => ({ body: PIXEL, type: 'image/png', query: 'nome=punto.png' }) }),

  'GET /api/accesso': everybody(200),
  'POST /api/accesso': everybody(200, { send: json({ email: 'anna@example.it' }) }),
  'POST /api/accesso/conferma': everybody(422, { send: json({ token: 'inventato' }) }),
  // The public URL of the test portal is an IP address. Passkeys require a domain, so they are disabled.
  'POST /api/accesso/passkey/sfida': everybody(409, { send: json({}) }),
  'POST /api/accesso/passkey': everybody(422, { send: json({ passkey: {} }) }),
  'POST /api/proprietario/conferma/sfida': owners(409, { send: json({}) }),
  'POST /api/proprietario/conferma': owners(422, { send: json({ passkey: {} }) }),
  'GET /api/proprietario/passkey': owners(200),
  'POST /api/proprietario/passkey/prepara': owners(409, { send: json({}) }),
  'POST /api/proprietario/passkey': owners(422, { send: json({ passkey: {} }) }),
  'DELETE /api/proprietario/passkey/{id}': owners(404, { send: () => ({ params: { id: NO_PASSKEY } }) }),
  'POST /api/uscita': everybody(204, { send: json({}) }),
  'DELETE /api/proprietario/sessioni': owners(204),
  'PUT /api/proprietario/lingua': owners(204),
  'GET /api/proprietario/strutture': owners(200),
  'GET /api/proprietario/strutture/{id}': itsOwner(200),
  'PUT /api/proprietario/strutture/{id}': itsOwner(200, {
    send: ({ cin }) => ({ body: sentBody({ cin, email: 'pubblica@example.it' }) }),
  }),
  'PUT /api/proprietario/strutture/{id}/contatti': itsOwner(200, { send: json({ telefono: '' }) }),
  'POST /api/proprietario/strutture/{id}/email/invio': itsOwner(200, { state: 'modificata', send: json({}) }),
  'DELETE /api/proprietario/strutture/{id}/email': itsOwner(200, { state: 'modificata' }),
  'POST /api/proprietario/indirizzo': owners(200, { send: json({ email: 'altrove@example.it' }) }),
  'DELETE /api/proprietario/indirizzo': owners(204),
  'POST /api/conferma-indirizzo': everybody(422, { send: json({ token: 'inventato' }) }),
  'POST /api/conferma-email': everybody(422, { send: json({ token: 'inventato' }) }),
  'PUT /api/proprietario/strutture/{id}/foto': itsOwner(200, { send: json({ immagini: [] }) }),
  'POST /api/proprietario/strutture/{id}/pausa': itsOwner(200, { send: json({}) }),
  'POST /api/proprietario/strutture/{id}/ripresa': itsOwner(200, { state: 'sospesa', send: json({}) }),
  'DELETE /api/proprietario/strutture/{id}/modifica': itsOwner(200, { state: 'modificata' }),
  'GET /api/proprietario/strutture/{id}/archivio': itsOwner(200),
  'GET /api/proprietario/strutture/{id}/condizioni': itsOwner(200),
  'PUT /api/proprietario/strutture/{id}/condizioni': itsOwner(200, {
    send: json({ accettazione: 'su_richiesta', politica_cancellazione: 'rigida', tariffe: [] }),
  }),
  'DELETE /api/proprietario/strutture/{id}': itsOwner(204),

  'GET /api/proprietario/prenotazioni': owners(200),
  'GET /api/proprietario/prenotazioni/{id}': itsOwner(200, { send: theBooking }),
  'PUT /api/proprietario/prenotazioni/{id}/accetta': itsOwner(200, { send: theRequest({}) }),
  'PUT /api/proprietario/prenotazioni/{id}/rifiuta': itsOwner(200, { send: theRequest({ motivo: 'Ospiti miei.' }) }),
  'PUT /api/proprietario/prenotazioni/{id}/annulla': itsOwner(200, {
    send: (subject) => ({ ...theBooking(subject), body: { motivo: 'La caldaia è rotta.' } }),
  }),
  'GET /api/proprietario/pagamenti': owners(200),
  'POST /api/proprietario/pagamenti/attiva': owners(200, { send: json({}) }),

  'GET /api/prenotazioni/{codice}': everybody(200, { send: theCode }),
  'GET /api/prenotazioni/{codice}/soggiorno.ics': everybody(200, { send: theCode }),
  // The booking is already paid, so the call changes nothing and returns the booking.
  'POST /api/prenotazioni/{codice}/lascia': everybody(200, { send: (subject) => ({ ...theCode(subject), body: {} }) }),
  'POST /api/prenotazioni/{codice}/annulla': everybody(409, {
    send: (subject) => ({ ...theCode(subject), body: { rimborso: 0.01 } }),
  }),
  'POST /api/payments/booking/create-payment': everybody(422, {
    send: ({ id }) => ({ body: paymentBody(id, { cin: 'IT052015C2OTHER0001' }) }),
  }),
  'POST /api/pagamento-demo/{session}/paga': everybody(404, {
    send: () => ({ params: { session: 'demo_nessuna' }, body: { carta: '4242 4242 4242 4242' } }),
  }),
  'POST /api/pagamento-demo/attivazione/{account}': everybody(404, {
    send: () => ({ params: { account: 'acct_demo_nessuno' }, body: {} }),
  }),
  // Without Stripe, the webhooks are disabled.
  'POST /api/payments/webhook': everybody(404, { send: json({}) }),
  'POST /api/payments/webhook/connect': everybody(404, { send: json({}) }),

  'GET /api/blog/posts': everybody(200),
  'GET /api/blog/categories': everybody(200),
  'GET /api/blog/posts/{id}': everybody(200, { send: theArticle() }),
  'GET /api/blog/posts/{id}/comments': everybody(200, { send: theArticle() }),
  'POST /api/blog/posts/{id}/comments': everybody(201, {
    send: ({ post_id, cin }) => ({
      params: { id: String(post_id) },
      body: { autore: 'Carla', email: `${cin}@example.it`, contenuto: 'Ci sono stata anch’io.' },
    }),
  }),
  'POST /api/blog/posts/{id}/views': everybody(204, { send: theArticle() }),
  'GET /api/admin/blog/posts': admins(200),
  'GET /api/admin/blog/posts/{id}': admins(200, { send: theArticle() }),
  'POST /api/admin/blog/posts': admins(201, { send: json(ARTICLE) }),
  'PUT /api/admin/blog/posts/{id}': admins(200, { send: theArticle({ ...ARTICLE, versione: 1 }) }),
  'PUT /api/admin/blog/posts/{id}/status': admins(200, { send: theArticle({ status: 'bozza' }) }),
  'DELETE /api/admin/blog/posts/{id}': admins(200, { send: theArticle() }),
  'POST /api/admin/blog/preview': admins(200, { send: json(ARTICLE) }),
  'GET /api/admin/blog/categories': admins(200),
  'POST /api/admin/blog/categories': admins(201, { send: json({ nome: 'Cammini', emoji: '🥾' }) }),
  'PUT /api/admin/blog/categories/{id}': admins(200, { send: theCategory({ nome: 'Laghi', emoji: '🛶' }) }),
  'DELETE /api/admin/blog/categories/{id}': admins(200, { send: theCategory() }),
  'GET /api/admin/blog/comments': admins(200),
  'PUT /api/admin/blog/comments/{id}/stato': admins(200, { send: theComment({ stato: 'approvato' }) }),
  'DELETE /api/admin/blog/comments/{id}': admins(200, { send: theComment() }),
  'GET /api/admin/blog/analytics': admins(200),

  'POST /api/newsletter': everybody(201, { send: ({ cin }) => ({ body: { email: `${cin}@example.it` } }) }),
  'POST /api/newsletter/conferma': everybody(422, { send: json({ token: 'inventato' }) }),
  'POST /api/newsletter/disiscrizione': everybody(422, { send: json({ token: 'inventato' }) }),
  'GET /api/newsletter/disiscrizione/{token}': everybody(404, { send: () => ({ params: { token: 'inventato' } }) }),
  'POST /api/newsletter/disiscrizione/{token}': everybody(422, { send: () => ({ params: { token: 'inventato' } }) }),
  'GET /api/admin/newsletter/subscribers': admins(200),
  'GET /api/admin/newsletter/subscribers.csv': admins(200),
  'POST /api/admin/blog/posts/{id}/newsletter': admins(200, { send: theArticle() }),

  'POST /api/i-miei-dati': everybody(200, { send: json({ email: 'nessuno@example.it' }) }),
  'POST /api/i-miei-dati/scarica': everybody(422, { send: json({ token: 'inventato' }) }),
  'POST /api/i-miei-dati/cancella': everybody(422, { send: json({ token: 'inventato' }) }),
  'GET /api/proprietario/dati': owners(200),
  // The owner has upcoming stays and gets 409. The stranger has none, so the account is deleted.
  'DELETE /api/proprietario/account': owners(409, { stranger: 204 }),

  'POST /api/admin/login': everybody(401, { send: json({ username: 'nessuno', password: 'nessuna' }) }),
  'POST /api/admin/logout': everybody(204, { send: json({}) }),
  'GET /api/admin/session': admins(200),
  'PUT /api/admin/password': admins(422, { send: json({ password: 'sbagliata', nuova_password: 'una nuova lunga' }) }),
  'POST /api/admin/codici': admins(422, { send: json({ password: 'sbagliata' }) }),
  'PUT /api/admin/codici': admins(409, { send: json({ codice: '000000' }) }),
  'POST /api/admin/codici/disattiva': admins(422, { send: json({ password: 'sbagliata' }) }),
  'GET /api/admin/sicurezza': admins(200),
  'POST /api/admin/login/passkey/sfida': everybody(409, { send: json({}) }),
  'POST /api/admin/login/passkey': everybody(422, { send: json({ passkey: {} }) }),
  'POST /api/admin/login/link': everybody(200, { send: json({ username: 'nessuno' }) }),
  'POST /api/admin/login/link/conferma': everybody(422, { send: json({ token: 'inventato' }) }),
  'POST /api/admin/conferma/sfida': admins(409, { send: json({}) }),
  'POST /api/admin/conferma': admins(422, { send: json({}) }),
  'POST /api/admin/passkey/prepara': admins(422, { send: json({}) }),
  'POST /api/admin/passkey': admins(422, { send: json({ passkey: {} }) }),
  'DELETE /api/admin/passkey/{id}': admins(422, {
    send: () => ({ params: { id: NO_PASSKEY }, body: {} }),
  }),
  'POST /api/admin/codici-di-recupero': admins(422, { send: json({}) }),
  'PUT /api/admin/email': admins(422, { send: json({ email: 'altra@example.it' }) }),
  'POST /api/admin/email/conferma': everybody(422, { send: json({ token: 'inventato' }) }),
  'GET /api/admin/registro': admins(200),
  'GET /api/admin/registro.csv': admins(200),
  'GET /api/admin/chi-siamo': admins(200),
  'PUT /api/admin/chi-siamo/{posizione}': admins(422, { send: () => ({ params: { posizione: '3' }, body: {} }) }),
  'DELETE /api/admin/chi-siamo/{posizione}': admins(200, { send: () => ({ params: { posizione: '3' } }) }),
  'GET /api/admin/contatori': admins(200),
  'GET /api/admin/strutture/pending': admins(200),
  'GET /api/admin/strutture/approved': admins(200),
  'GET /api/admin/strutture/changed': admins(200),
  'GET /api/admin/strutture/rejected': admins(200),
  'GET /api/admin/strutture/{id}': admins(200),
  'POST /api/admin/strutture': admins(201, { send: submission }),
  'PUT /api/admin/strutture/{id}': admins(200, { send: ({ cin }) => ({ body: sentBody({ cin }) }) }),
  'PUT /api/admin/strutture/{id}/approve': admins(200, { state: 'in_attesa', send: json({}) }),
  'PUT /api/admin/strutture/{id}/reject': admins(200, { state: 'modificata', send: json({ motivo: 'Foto sfocate.' }) }),
  'PUT /api/admin/strutture/{id}/seen': admins(200, { send: json({}) }),
  'PUT /api/admin/strutture/{id}/undo': admins(200, { state: 'decisa', send: json({}) }),
  'PUT /api/admin/strutture/{id}/photos': admins(200, { send: json({ immagini: [] }) }),
  'PUT /api/admin/strutture/{id}/contacts': admins(200, { send: json({ telefono: '' }) }),
  'DELETE /api/admin/strutture/{id}': admins(200),
  'GET /api/admin/stato': admins(200),
  'GET /api/versione': admins(200),
  'POST /api/admin/stato/mail': admins(200, { send: json({ a: 'prova@example.it' }) }),
  'GET /api/admin/archivi': admins(200),
  'POST /api/admin/ripristino/anteprima': admins(422, { send: json({ archivio: 'nessuno', che: 'casa' }) }),
  'POST /api/admin/ripristino': admins(422, { send: json({ archivio: 'nessuno' }) }),
  'GET /api/admin/ripristino/{id}': admins(404, { send: () => ({ params: { id: NO_PASSKEY } }) }),
  'GET /api/admin/prenotazioni': admins(200, { send: ({ id }) => ({ query: `struttura_id=${id}` }) }),
  'PUT /api/admin/prenotazioni/{id}/annulla': admins(200, {
    send: ({ booking }) => ({
      params: { id: booking.id },
      body: { motivo: 'La casa chiude.', rimborso: 325, status: 'confermata' },
    }),
  }),
  'POST /api/admin/svuota': admins(422, { send: json({ conferma: 'ELIMINA TUTTE', password: 'sbagliata' }) }),
  'POST /api/admin/archivio': admins(422, { send: json({ conferma: 'ELIMINA TUTTE', password: 'sbagliata' }) }),
};
