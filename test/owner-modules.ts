import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Action } from '../src/accounts/register-contract.ts';
import { recordAction } from '../src/admin/server/service.ts';
import { createAccountsService } from '../src/accounts/server/service.ts';
import type { Account, Actor } from '../src/kernel/people/account.ts';
import type { ReceivedPicture } from '../src/kernel/calls/call.ts';
import { isOnBooking } from '../src/calendar/server/service.ts';
import { createLocationsService } from '../src/locations/server/service.ts';
import type { Mail } from '../src/mail/contract.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { createMediaService } from '../src/media/server/service.ts';
import { createDiskStorage } from '../src/media/server/storage.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import type { StrutturaStatus } from '../src/strutture/server/tables.ts';
import type { StrutturaBody } from '../src/strutture/submission-contract.ts';
import { createAdminStruttureService } from '../src/strutture/server/admin-service.ts';
import { createOwnerStruttureService } from '../src/strutture/server/owner-service.ts';
import { createSubmissionService } from '../src/strutture/server/submission-service.ts';
import { createPublicEmailService } from '../src/strutture/server/public-email-service.ts';
import { createTestDatabase } from './database.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { podere } from './podere.ts';
import { createAccountAdoption } from '../src/stay/server/payout-service.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');
export const PUBLIC_URL = 'https://ospitalia.example';

export function sentBody(overrides: Partial<Record<keyof StrutturaBody, unknown>> = {}): StrutturaBody {
  return {
    ...podere(),
    cin: 'IT052015C2SENT0001',
    prezzo_notte: 95.5,
    immagini: [],
    servizi: ['WiFi'],
    booking_ical_url: '',
    non_su_booking: true,
    servizio_pulizie: true,
    prezzo_pulizie: 40,
    camere: [],
    consenso_privacy: true,
    ...overrides,
  };
}

type AdminFields = Parameters<typeof sentBody>[0] & { versione?: string; stripe_onboarding_completed?: unknown };

export function sentAdminForm(overrides: AdminFields = {}) {
  const { consenso_privacy: _, ...body } = sentBody({ immagini: undefined });
  return { body: { ...body, ...overrides }, pictures: [] };
}

export function sentCamera(overrides: Record<string, unknown> = {}) {
  return {
    id: null,
    nome_camera: 'Camera blu',
    posti_letto: 2,
    tipo_letti: '1_matrimoniale',
    letti_aggiuntivi: '',
    bagno_privato: true,
    prezzo_notte: 80,
    servizi_camera: ['WiFi'],
    disponibile: true,
    note: '',
    ...overrides,
  };
}

export function paint(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export async function toReceivedPicture(background: string): Promise<ReceivedPicture> {
  const bytes = await paint(background);
  return { size: bytes.byteLength, read: async () => bytes };
}

export const GIULIA: Actor = { username: 'giulia', address: '192.0.2.1', request_id: 'request-1' };

export const ANNA: Account = { id: 'a', email: 'anna@example.it' };
export const BRUNO: Account = { id: 'b', email: 'bruno@example.it' };

let serial = 0;

export function nextCin(): string {
  serial += 1;
  return `IT052015C2SENT${String(serial).padStart(4, '0')}`;
}

type OwnedOptions = { fields?: Parameters<typeof sentBody>[0]; photos?: string[] };

export async function buildOwnedStruttura(
  { submissions, admin, ownerStrutture }: Pick<OwnerModules, 'submissions' | 'admin' | 'ownerStrutture'>,
  status: StrutturaStatus,
  { fields = {}, photos = [] }: OwnedOptions = {},
): Promise<number> {
  const body = sentBody({ cin: nextCin(), immagini: photos.map((_, index) => `attachment:${index}`), ...fields });
  const { id } = await submissions.submit({ body, pictures: await Promise.all(photos.map(toReceivedPicture)) }, ANNA);
  if (status === 'rifiutata') await admin.reject(GIULIA, id, { motivo: 'Le foto sono sfocate.' });
  if (status === 'approvata' || status === 'sospesa') await admin.approve(GIULIA, id, {});
  if (status === 'sospesa') await ownerStrutture.pause(ANNA, id);
  return id;
}

export async function openOwnerModules() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'ospitalia-owner-'));
  const { boss } = openJobs(database.pool, { onError: (error) => console.error(error) });
  const outbox = createMailOutbox(boss);
  const clock = { now: () => NOW };
  const locations = createLocationsService(database.db);
  const media = createMediaService(database.db, createDiskStorage(folder), { requestAvif: async () => undefined });
  const accounts = createAccountsService({
    db: database.db,
    outbox,
    publicUrl: PUBLIC_URL,
  });
  const dependencies = {
    db: database.db,
    clock,
    locations,
    media,
    accounts,
    outbox,
    publicUrl: PUBLIC_URL,
    contact: 'ciao@ospitalia.example',
    mailLimit: createMemoryLimits().exact('public-email', { calls: 1000, seconds: 3600 }),
    record: recordAction,
    onCalendarUrl: async () => undefined,
    onCalendarUrlTakenBack: async () => undefined,
    onApproved: createAccountAdoption({ clock }),
    isOnBooking,
  };
  const admin = createAdminStruttureService(dependencies);
  return {
    ...dependencies,
    database,
    folder,
    submissions: createSubmissionService(dependencies),
    ownerStrutture: createOwnerStruttureService(dependencies),
    publicEmails: createPublicEmailService(dependencies),
    admin,

    async mails(): Promise<Mail[]> {
      const { rows } = await sql<{ data: Mail }>`
        select data from pgboss.job where name = 'mail' order by created_on`.execute(database.db);
      return rows.map(({ data }) => data);
    },

    queue: async () => (await admin.list('pending', { page: 1, limit: 100, cerca: '' })).data,

    async register(id: number): Promise<Action[]> {
      const { rows } = await sql<Action>`
        select azione, prima, dopo from registro_azioni where struttura_id = ${id} order by id`.execute(database.db);
      return rows;
    },

    async counts() {
      const { rows } = await sql<Record<'strutture' | 'camere' | 'shown' | 'photos' | 'mails', number>>`
        select (select count(*)::int from strutture) as strutture, (select count(*)::int from camere) as camere,
          (select count(*)::int from struttura_photos) as shown, (select count(*)::int from photos) as photos,
          (select count(*)::int from pgboss.job where name = 'mail') as mails`.execute(database.db);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return { ...rows[0], files: entries.filter((entry) => entry.isFile()).length };
    },

    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OwnerModules = Awaited<ReturnType<typeof openOwnerModules>>;
