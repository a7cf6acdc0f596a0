import { randomBytes, randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { Upload } from '../../src/media/contract.ts';
import type { Portal, LoadFigures } from './portal.ts';

/** A submission with as many and as large photos as are allowed: how long it took, and what it did to the portal. */
export type SubmissionRound = LoadFigures & { seconds: number };

const PHOTOS = 10;
const PHOTO_BYTES = 5_242_880;
/** Uploads that the form has under way at once (`media/web/upload`). */
const AT_ONCE = 2;
const WIDTH = 3000;
const HEIGHT = 2250;

/** A photograph's worth of detail: noise, softened until its JPEG is nearly as large as a photo may be. */
async function makePhoto(): Promise<Buffer> {
  const noise = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  const pixels = sharp(randomBytes(WIDTH * HEIGHT * noise.channels), { raw: noise }).blur(0.7);
  for (let quality = 95; ; quality -= 5) {
    const photo = await pixels.clone().jpeg({ quality }).toBuffer();
    if (photo.length < PHOTO_BYTES - 100) return photo;
  }
}

/** Another file of the same picture: what follows the end of a JPEG is not looked at, but makes another hash. */
function variantOf(photo: Buffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat([photo, randomBytes(PHOTO_BYTES - photo.length)]));
}

function submission(immagini: string[]) {
  return {
    nome: 'Podere del Banco di Prova',
    descrizione: 'Casale in pietra tra gli ulivi, con forno a legna e vista sulla valle.',
    tipo_struttura: ['casa_vacanza'],
    tipo_prenotazione: 'casa_vacanza',
    cin: `IT052015C2${randomUUID().slice(0, 8).toUpperCase()}`,
    indirizzo: 'Strada delle Vigne 14',
    citta_id: 52_015,
    provincia_id: 52,
    regione_id: 9,
    citta: 'Montepulciano',
    cap: '53045',
    prezzo_notte: 95,
    posti_letto: 4,
    num_camere: 2,
    num_bagni: 1,
    telefono: '+39 0578 555 010',
    email: `${randomUUID()}@example.it`,
    non_su_booking: true,
    consenso_privacy: true,
    immagini,
  };
}

type Body = Uint8Array<ArrayBuffer>;
type PrepareCaller = (portal: Portal, caller: string) => Promise<void>;

function asJson(immagini: string[]): Body {
  return Uint8Array.from(Buffer.from(JSON.stringify(submission(immagini))));
}

async function send(portal: Portal, path: string, body: Body, caller: string): Promise<unknown> {
  const type = path === '/api/strutture' ? 'application/json' : 'image/jpeg';
  const headers = { 'Content-Type': type, 'X-Forwarded-For': caller };
  const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, { method: 'POST', body, headers });
  if (answer.status !== 201) throw new Error(`a submission was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function upload(portal: Portal, photo: Body, caller: string): Promise<string> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  const { data } = (await send(portal, '/api/foto?nome=prova.jpg', photo, caller)) as { data: Upload };
  return data.immagine;
}

/** As the form does it: each photo by itself, then the form. */
function prepareForm(photos: readonly Body[]): PrepareCaller {
  return async (portal, caller) => {
    const uploads = photos.map((photo) => () => upload(portal, photo, caller));
    const references = await new PQueue({ concurrency: AT_ONCE }).addAll(uploads);
    await send(portal, '/api/strutture', asJson(references), caller);
  };
}

/** All photos inside one JSON body of 70 MB. */
function prepareInline(photos: readonly Body[]): PrepareCaller {
  const body = asJson(photos.map((photo) => `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`));
  return async (portal, caller) => void (await send(portal, '/api/strutture', body, caller));
}

async function measure(portal: Portal, prepare: typeof prepareForm, callers: readonly string[]) {
  const photo = await makePhoto();
  // All of it is made before the clock runs: this process, too, stands still meanwhile.
  const prepared = callers.map((caller) => {
    const photos = Array.from({ length: PHOTOS }, () => variantOf(photo));
    return { caller, submit: prepare(photos) };
  });
  let seconds = Number.NaN;
  const strain = await portal.strainOf(async () => {
    const start = performance.now();
    await Promise.all(prepared.map(({ submit, caller }) => submit(portal, caller)));
    seconds = (performance.now() - start) / 1000;
  });
  return { ...strain, seconds };
}

export async function measureSubmissions(portal: Portal): Promise<Record<string, SubmissionRound>> {
  const callers = (net: number, count: number) => Array.from({ length: count }, (_, host) => `198.20.${net}.${host}`);
  return {
    'one form': await measure(portal, prepareForm, callers(1, 1)),
    'one inline': await measure(portal, prepareInline, callers(2, 1)),
    'four forms': await measure(portal, prepareForm, callers(3, 4)),
    'four inline': await measure(portal, prepareInline, callers(4, 4)),
  };
}
