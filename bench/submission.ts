import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Upload } from '../src/media/contract.ts';
import type { Portal, Strain } from './portal.ts';

/** A submission with as many and as large photos as are allowed: how long it took, and what it did to the portal. */
export type SubmissionRound = Strain & { seconds: number };

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

function send(portal: Portal, path: string, body: Uint8Array<ArrayBuffer> | string, caller: string): Promise<Response> {
  const type = typeof body === 'string' ? 'application/json' : 'image/jpeg';
  const headers = { 'Content-Type': type, 'X-Forwarded-For': caller };
  return fetch(`http://127.0.0.1:${portal.port}${path}`, { method: 'POST', body, headers });
}

async function expectCreated(answer: Response): Promise<unknown> {
  if (answer.status !== 201) throw new Error(`a submission was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function upload(portal: Portal, photo: Buffer, caller: string): Promise<string> {
  const answer = await expectCreated(await send(portal, '/api/foto?nome=prova.jpg', variantOf(photo), caller));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  return (answer as { data: Upload }).data.immagine;
}

/** As the form does it: each photo by itself, then the form. */
async function submitAsForm(portal: Portal, photo: Buffer, caller: string): Promise<void> {
  const waiting = Array.from({ length: PHOTOS }, (_, index) => index).values();
  const references: string[] = [];
  const worker = async () => {
    for (const index of waiting) references[index] = await upload(portal, photo, caller);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await expectCreated(await send(portal, '/api/strutture', JSON.stringify(submission(references)), caller));
}

/** As the specification has it: all photos inside one JSON body of 67 MB. */
async function submitInline(portal: Portal, photo: Buffer, caller: string): Promise<void> {
  const images = Array.from(
    { length: PHOTOS },
    () => `data:image/jpeg;base64,${Buffer.from(variantOf(photo)).toString('base64')}`,
  );
  await expectCreated(await send(portal, '/api/strutture', JSON.stringify(submission(images)), caller));
}

async function measure(portal: Portal, submit: typeof submitAsForm, count: number): Promise<SubmissionRound> {
  const photo = await makePhoto();
  const start = performance.now();
  const callers = Array.from({ length: count }, (_, index) => `198.20.${Math.floor(start) % 250}.${index}`);
  const strain = await portal.strainOf(() => Promise.all(callers.map((caller) => submit(portal, photo, caller))));
  return { ...strain, seconds: (performance.now() - start) / 1000 };
}

/** One submission and four at once, both ways. */
export async function measureSubmissions(portal: Portal): Promise<Record<string, SubmissionRound>> {
  return {
    'one form': await measure(portal, submitAsForm, 1),
    'one inline': await measure(portal, submitInline, 1),
    'four forms': await measure(portal, submitAsForm, 4),
    'four inline': await measure(portal, submitInline, 4),
  };
}
