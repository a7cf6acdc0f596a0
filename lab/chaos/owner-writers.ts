import { randomUUID } from 'node:crypto';
import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { sentBody } from '../../test/owner-modules.ts';
import type { Act, House, WriterParts } from './guest-writers.ts';

const BLOCK_FROM_DAY = 60;
const BLOCK_DAYS = 120;
const PHOTOS = 2;

type OwnerBlock = { event_id: string; cookie: string };

async function block({ sender, journal, random }: WriterParts, house: House): Promise<OwnerBlock | null> {
  const summary = `Blocco ${randomUUID()}`;
  const start_date = addDays(dateInRome(new Date()), BLOCK_FROM_DAY + random.below(BLOCK_DAYS));
  const nights = { start_date, end_date: addDays(start_date, 1 + random.below(3)) };
  const body = { property_id: house.struttura_id, ...nights, event_type: 'blocked', summary };
  const call = { method: 'POST', path: '/api/calendar/events', body, headers: { Cookie: house.cookie } };
  const { outcome, body: answered } = await sender.send(call);
  const event_id = answered.event?.event_id ?? null;
  journal.add({ kind: 'block', outcome, summary, event_id });
  return event_id === null ? null : { event_id, cookie: house.cookie };
}

async function unblock({ sender, journal }: WriterParts, { event_id, cookie }: OwnerBlock): Promise<void> {
  const call = { method: 'DELETE', path: `/api/calendar/events/${event_id}`, headers: { Cookie: cookie } };
  const { outcome } = await sender.send(call);
  journal.add({ kind: 'unblock', outcome, event_id });
}

export function createCalendarOwner(parts: WriterParts): Act {
  const blocks: OwnerBlock[] = [];
  return async () => {
    const oldest = blocks.length > 5 ? blocks.shift() : undefined;
    if (oldest !== undefined) return unblock(parts, oldest);
    const made = await block(parts, parts.random.pick(parts.houses));
    if (made !== null) blocks.push(made);
  };
}

const nextCin = () => `IT052015C2${randomUUID().slice(0, 8).toUpperCase()}`;

async function upload({ sender, journal, nextPhoto }: WriterParts): Promise<string | null> {
  const { outcome, body } = await sender.send({ method: 'POST', path: '/api/foto?nome=a.jpg', body: nextPhoto() });
  journal.add({ kind: 'upload', outcome, url: body.data?.url ?? null });
  return body.data?.immagine ?? null;
}

async function submit(parts: WriterParts): Promise<void> {
  const { sender, journal, nextPhoto, random, isOn } = parts;
  const isInline = random.next() < 0.5;
  const uploaded = isInline ? [] : [await upload(parts), await upload(parts)];
  const inline = () => `data:image/jpeg;base64,${Buffer.from(nextPhoto()).toString('base64')}`;
  const immagini = isInline ? Array.from({ length: PHOTOS }, inline) : uploaded;
  if (immagini.includes(null)) return;
  const cin = nextCin();
  const body = sentBody({ cin, immagini, email: `${cin.toLowerCase()}@example.it` });
  const call = { method: 'POST', path: '/api/strutture', body };
  let answer = await sender.send(call);
  while (answer.outcome === 'unknown' && isOn()) answer = await sender.send(call);
  journal.add({ kind: 'submission', outcome: answer.outcome, cin, photos: PHOTOS });
}

export function createSubmitter(parts: WriterParts): Act {
  return async () => {
    if (parts.random.next() < 0.5) await upload(parts);
    else await submit(parts);
  };
}

export function createCommenter({ sender, journal, posts, random }: WriterParts): Act {
  return async () => {
    const email = `lettrice-${randomUUID()}@example.it`;
    const body = { autore: 'Carla', email, contenuto: `Ci sono stata. ${email}`, elapsed_ms: 9000 };
    const path = `/api/blog/posts/${random.pick(posts)}/comments`;
    const { outcome } = await sender.send({ method: 'POST', path, body });
    journal.add({ kind: 'comment', outcome, email });
  };
}
