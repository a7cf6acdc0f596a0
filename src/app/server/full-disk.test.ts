import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAuthorisationPortal } from '../../../test/authorisation/portal.ts';
import { ROWS } from '../../../test/authorisation/rows.ts';
import { type Subject, VIEWS } from '../../../test/authorisation/views.ts';
import type { DiskState } from '../../platform/disk/disk-state.ts';

/** Calls that write little and cannot wait, such as payments, sign-in and webhooks with limited retries. */
const ANSWERED_ON_A_FULL_DISK = [
  // Reports sent by browsers are counted, not stored.
  'POST /api/csp-reports',
  'POST /api/inbound-mail',
  'POST /api/accesso',
  'POST /api/accesso/conferma',
  'POST /api/uscita',
  'DELETE /api/proprietario/sessioni',
  'PUT /api/proprietario/prenotazioni/{id}/accetta',
  'PUT /api/proprietario/prenotazioni/{id}/rifiuta',
  'PUT /api/proprietario/prenotazioni/{id}/annulla',
  'POST /api/prenotazioni/{codice}/lascia',
  'POST /api/prenotazioni/{codice}/annulla',
  'POST /api/pagamento-demo/{session}/paga',
  'POST /api/payments/webhook',
  'POST /api/payments/webhook/connect',
  'POST /api/newsletter/disiscrizione',
  'POST /api/newsletter/disiscrizione/{token}',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'PUT /api/admin/prenotazioni/{id}/annulla',
];

const READ_ONLY =
  'Stiamo facendo spazio sui nostri server: per ora puoi consultare tutto, ma non inviare né modificare nulla. Riprova più tardi.';
const NO_PHOTOS =
  'Stiamo facendo spazio sui nostri server: per ora non possiamo ricevere nuove foto. Riprova più tardi.';

let disk: DiskState = 'ok';
let subject: Subject;
let portal: Awaited<ReturnType<typeof openAuthorisationPortal>>;

beforeAll(async () => {
  portal = await openAuthorisationPortal({ diskState: () => disk });
  subject = await portal.build('approvata', { isBooked: true });
  for (const view of VIEWS) await portal.cookies(view);
});
afterAll(() => portal.close());

const isRead = (route: string) => /^(?:GET|HEAD) /.test(route);
const rowOf = (route: string) => ROWS[route] ?? ROWS[route.replace(' /', ' /api/')];

async function requestRoute(route: string) {
  const row = rowOf(route);
  if (row === undefined) throw new Error(`${route} has no row`);
  return portal.call(route, row, { subject, view: 'admin' });
}

describe('the portal on a full disk', () => {
  test('rejects calls that can wait, with a reason and Retry-After, and changes nothing', async () => {
    disk = 'full';
    const before = await portal.fingerprint();
    const refused: string[] = [];
    const wrong: unknown[] = [];
    for (const route of portal.routes().filter((each) => !isRead(each) && !ANSWERED_ON_A_FULL_DISK.includes(each))) {
      const { status, headers, body } = await requestRoute(route);
      const isRefused = status === 503 && body.codice === 'SERVIZIO_NON_DISPONIBILE' && body.detail === READ_ONLY;
      if (isRefused && headers.get('Retry-After') === '300') refused.push(route);
      else wrong.push([route, status]);
    }
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(60);
    expect(await portal.fingerprint()).toBe(before);
  });

  test('serves reads and calls that cannot wait', async () => {
    disk = 'full';
    for (const route of portal.routes().filter((each) => isRead(each) || ANSWERED_ON_A_FULL_DISK.includes(each))) {
      const { status, text } = await requestRoute(route);
      expect([route, status === 503, text.includes('Stiamo')]).toEqual([route, false, false]);
    }
  });
});

test('on a nearly full disk, only photos are rejected, before they are read', async () => {
  disk = 'low';
  const photo = await requestRoute('POST /api/foto');
  expect([photo.status, photo.body.detail]).toEqual([503, NO_PHOTOS]);
  const form = { ...(rowOf('POST /api/strutture')?.request(subject).body as object), immagini: [] };
  const sent = async (immagini: string[]) =>
    portal.call(
      'POST /api/strutture',
      { ...ROWS['POST /api/strutture']!, request: () => ({ body: { ...form, immagini } }) },
      { subject, view: 'anonymous' },
    );
  expect((await sent(['data:image/png;base64,iVBORw0KGgo='])).body.detail).toBe(NO_PHOTOS);
  expect((await sent([])).status).toBe(201);
});
