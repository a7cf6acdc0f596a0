import type { openAuthorisationPortal } from '../../test/authorisation/portal.ts';
import { ROWS } from '../../test/authorisation/rows.ts';
import { type Row, type Subject, VIEWS } from '../../test/authorisation/views.ts';
import { LANGUAGES, type Language } from '../../src/kernel/language.ts';
import { describeAnswer } from './normalise.ts';
import type { Viewer } from './screens.ts';

export type Entries = Record<string, string>;
export type CallRequest = { method: string; path: string; viewer: Viewer; language: Language; body?: unknown };

const SERIALS: readonly (readonly [RegExp, string])[] = [
  [/"((?:\w+_)?id)":\d+/g, '"$1":0'],
  [/IT052015C2(SENT|TEST)\d{4}/g, 'IT052015C2$10000'],
];

export async function takeMatrix(portal: Awaited<ReturnType<typeof openAuthorisationPortal>>): Promise<Entries> {
  const entries: Entries = {};
  for (const view of VIEWS) {
    const unchanged = new Map<string, Subject>();
    for (const [route, row] of Object.entries(ROWS)) {
      const isBooked = route.includes('/prenotazioni');
      const kind = `${row.state} ${isBooked}`;
      const subject = unchanged.get(kind) ?? (await portal.build(row.state, { isBooked }));
      const answer = await portal.call(route, row, { subject, view });
      const described = describeAnswer(answer, answer.text);
      entries[`matrix it ${view} ${route}`] = SERIALS.reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        described,
      );
      if (answer.status < 400 && !route.startsWith('GET')) unchanged.clear();
      else unchanged.set(kind, subject);
    }
  }
  return entries;
}

const LANGUAGES_OF: Record<Viewer, readonly Language[]> = { nobody: LANGUAGES, owner: ['it', 'de'], admin: ['it'] };

function pathOf(route: string, { params = {}, query = '' }: ReturnType<Row['request']>, { id }: Subject): string {
  const named: Record<string, string> = { id: String(id), property_id: String(id), ...params };
  const path = (route.split(' ')[1] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  return `${path}?${query}`;
}

function wrongBodies(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0 || Buffer.isBuffer(body)) return [];
  const wrong = [true, ''].map((value) => Object.fromEntries(Object.keys(body).map((key) => [key, value])));
  return [{}, ...wrong];
}

export function listCalls(subject: Subject): CallRequest[] {
  return Object.entries(ROWS).flatMap(([route, row]) => {
    const [method = ''] = route.split(' ');
    const request = row.request(subject);
    const path = pathOf(route, request, subject);
    const viewers: Viewer[] = ['nobody', 'owner', 'admin'];
    const isAllowed = (viewer: Viewer) =>
      ![401, 403].includes(row.statuses[viewer === 'nobody' ? 'anonymous' : viewer]);
    const allowed = viewers.find(isAllowed) ?? 'nobody';
    const each = (viewer: Viewer, body?: unknown) =>
      LANGUAGES_OF[viewer].map((language) => ({ method, path, viewer, language, ...(body !== undefined && { body }) }));
    if (method === 'GET') return viewers.flatMap((viewer) => each(viewer));
    return wrongBodies(request.body).flatMap((body) => each(allowed, body));
  });
}
