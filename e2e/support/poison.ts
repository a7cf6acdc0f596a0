import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { feedText } from '../../test/feed-text.ts';
import type { FeedServer } from '../../test/feed-server.ts';
import { dayOfNextMonth as day } from './booking-panel.ts';
import type { Guest, PaidBooking } from './guest.ts';
import type { Operator } from './operator.ts';
import { type Owner, uniqueCin } from './owner.ts';
import { dataUrl, paintPhoto } from './photos.ts';

const LIMITS = {
  casa: 120,
  descrizione: 5000,
  indirizzo: 200,
  regole: 1000,
  animali: 200,
  gradini: 200,
  padrone: 60,
  saluto: 600,
  stanza: 60,
  didascalia: 120,
  bnb: 120,
  camera: 120,
  letti: 200,
  'note di camera': 1000,
  stagione: 60,
  rifiutata: 120,
  rifiuto: 1000,
  ospite: 120,
  'note di ospite': 1000,
  annullo: 1000,
  altrui: 120,
  blocco: 100,
  titolo: 150,
  categoria: 60,
  'di che parla': 200,
  etichetta: 40,
  sommario: 160,
  autore: 80,
  commento: 2000,
  parole: 60,
} as const;

export type TextName = keyof typeof LIMITS;
export type Poison = Record<TextName, string>;

/** Returns texts that contain the payload and begin with their field's name. The mark makes derived URLs unique. */
export function poison(payload: string): Poison {
  const mark = randomUUID().slice(0, 4);
  const texts = Object.entries(LIMITS).map(([name, limit]) => {
    return [name, `${name} ${mark} ${payload}`.slice(0, limit).trim()];
  });
  return Object.fromEntries(texts) as Poison;
}

export type PlacesOfPoison = {
  home: number;
  bnb: number;
  rejected: number;
  booking: PaidBooking;
  upcoming: PaidBooking;
  article: number;
  category: number;
};

type Writers = {
  request: APIRequestContext;
  owner: Owner;
  guest: Guest;
  operator: Operator;
  feeds: FeedServer;
};

async function send(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: unknown): Promise<void> {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

async function writeHomes({ request, owner }: Writers, t: Poison) {
  const photo = dataUrl(await paintPhoto({ colour: '#5a2b8a', width: 640 }));
  const home = await owner.submitPayable({
    nome: t.casa,
    descrizione: t.descrizione,
    indirizzo: t.indirizzo,
    stanze: [{ nome: t.stanza, tipo_letti: '1_matrimoniale' }],
    immagini: [{ immagine: photo, didascalia: t.didascalia }],
    animali: 'su_richiesta',
    animali_nota: t.animali,
    regole: t.regole,
    gradini: 3,
    gradini_nota: t.gradini,
    accoglie_nome: t.padrone,
    accoglie_lingue: ['it'],
    accoglie_parole: t.saluto,
  });
  const camera = { nome_camera: t.camera, letti_aggiuntivi: t.letti, note: t['note di camera'] };
  const beds = { posti_letto: 2, tipo_letti: '1_matrimoniale', bagno_privato: true, servizi_camera: [] };
  const rooms = { tipo_prenotazione: 'bnb', camere: [{ ...camera, ...beds, prezzo_notte: 70 }] };
  const bnb = await owner.waitPublished({ ...rooms, nome: t.bnb, cin: uniqueCin() });
  const rejected = await owner.wait({ nome: t.rifiutata, cin: uniqueCin(), immagini: [] });
  await owner.reject(rejected, t.rifiuto);
  const season = { nome: t.stagione, dal: day(20), al: day(25), prezzo_notte: 120 };
  const terms = { accettazione: 'immediata', politica_cancellazione: 'flessibile', tariffe: [season] };
  await send(request, 'PUT', `/api/proprietario/strutture/${home}/condizioni`, terms);
  return { home, bnb, rejected };
}

async function writeStays({ request, owner, guest, feeds }: Writers, t: Poison, home: number) {
  const booking = await guest.book(home, owner.cin, { notes: t['note di ospite'] });
  await send(request, 'PUT', `/api/proprietario/prenotazioni/${booking.id}/annulla`, { motivo: t.annullo });
  const upcoming = await guest.book(home, owner.cin, { notes: t['note di ospite'] });
  const path = `/${owner.id}/veleno.ics`;
  const escaped = t.altrui.replaceAll(/[\\;,]/g, String.raw`\$&`);
  const events = [{ start: day(3), end: day(5), summary: escaped }];
  await feeds.set(path, { body: feedText('airbnb', events) });
  const link = { property_id: home, platform: 'airbnb', import_url: `${feeds.origin}${path}` };
  await send(request, 'POST', '/api/calendar/configurations', link);
  const blocked = { property_id: home, event_type: 'blocked', summary: t.blocco };
  await send(request, 'POST', '/api/calendar/events', { ...blocked, start_date: day(6), end_date: day(8) });
  return { booking, upcoming };
}

async function writeBlog({ request, operator }: Writers, t: Poison, payload: string) {
  const about = { nome: t.categoria, emoji: '🫒', descrizione: t['di che parla'] };
  const { status } = await operator.call('POST', '/api/admin/blog/categories', about);
  expect(status).toBe(201);
  type Categories = { data: { id: number; nome: string }[] };
  const { body: categories } = await operator.call<Categories>('GET', '/api/admin/blog/categories');
  const category = categories.data.find(({ nome }) => nome === t.categoria)?.id ?? 0;
  const post = {
    titolo: t.titolo,
    contenuto: `<p>Un giro.</p>${payload}`,
    categoria: t.categoria,
    tags: [t.etichetta],
    meta_description: t.sommario,
    status: 'pubblicato',
  };
  const { body } = await operator.call<{ data: { id: number } }>('POST', '/api/admin/blog/posts', post);
  const { id } = body.data;
  const comment = { autore: t.autore, email: 'lettrice@viaggio.example', elapsed_ms: 9000, post_id: id, sito: '' };
  const comments = `/api/blog/posts/${id}/comments`;
  await send(request, 'POST', comments, { ...comment, contenuto: t.commento });
  type Waiting = { data: { id: number; post_id: number }[] };
  const { body: waiting } = await operator.call<Waiting>('GET', '/api/admin/blog/comments');
  for (const { id: comment_id } of waiting.data.filter(({ post_id }) => post_id === id)) {
    await operator.call('PUT', `/api/admin/blog/comments/${comment_id}/stato`, { stato: 'approvato' });
  }
  await send(request, 'POST', comments, { ...comment, contenuto: `${t.commento}!`.slice(-LIMITS.commento) });
  return { article: id, category };
}

export async function writePoison(writers: Writers, t: Poison, payload: string): Promise<PlacesOfPoison> {
  const homes = await writeHomes(writers, t);
  const stays = await writeStays(writers, t, homes.home);
  return { ...homes, ...stays, ...(await writeBlog(writers, t, payload)) };
}

export async function removePoison({ request, operator }: Writers, at: PlacesOfPoison): Promise<void> {
  await send(request, 'PUT', `/api/proprietario/prenotazioni/${at.upcoming.id}/annulla`, { motivo: 'Fine.' });
  const gone = [
    `strutture/${at.home}`,
    `strutture/${at.bnb}`,
    `strutture/${at.rejected}`,
    `blog/posts/${at.article}`,
    `blog/categories/${at.category}`,
  ];
  for (const path of gone) {
    const { status, body } = await operator.call('DELETE', `/api/admin/${path}`);
    expect(status, `${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  }
}
