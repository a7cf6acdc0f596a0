import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type RunningProcess, startProcess } from '../../../test/start-process.ts';
import { openJobs } from '../../app/server/jobs/open-jobs.ts';
import type { Mail } from '../contract.ts';
import { layOutMail } from '../rules/lay-out-mail.ts';
import { createMailOutbox } from './create-mail-outbox.ts';

const PATIENCE = { timeout: 60_000, interval: 25 };

type ReceivedMail = { recipients: string[]; message: string };

const LINK = 'https://www.ospitalia.it/proprietario/entra?token=aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF&perche=prova=è';
const WORDS = layOutMail({
  preheader: 'Il link vale 30 minuti.',
  heading: 'Città, perché, «così» – 95 €',
  paragraphs: ['Una riga molto lunga. '.repeat(60), '.', 'From qui\n.e qui'],
  button: { label: 'Entra', url: LINK },
  footnote: 'Fine.',
});

function mailTo(to: string, subject = 'Il tuo link'): Mail {
  return { to, subject, reply_to: 'operator', ...WORDS };
}

const database = await createTestDatabase();
afterAll(() => database.close());
const outbox = createMailOutbox(openJobs(database.pool, { onError: () => undefined }).boss);

const smtp = startProcess<{ port: number } | ReceivedMail>('smtp-process.ts');
const [first] = await smtp.waitForLines(1);
const SMTP_URL = `smtp://127.0.0.1:${first !== undefined && 'port' in first ? first.port : 0}`;
const workers: RunningProcess<{ ready?: true; error?: string }>[] = [];

const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
afterAll(async () => {
  await stopWorkers();
  await smtp.stop();
});

async function startWorker(url = SMTP_URL) {
  const worker = startProcess<{ ready?: true; error?: string }>('mail-worker-process.ts', database.url, url);
  workers.push(worker);
  await worker.waitForLines(1);
  return worker;
}

function put(mail: Mail): Promise<void> {
  return database.db.transaction().execute((transaction) => outbox.put(transaction, mail));
}

const taken = (to: string) =>
  smtp.lines.filter((line): line is ReceivedMail => 'message' in line && line.recipients.includes(to));

async function received(to: string): Promise<ReceivedMail[]> {
  await vi.waitFor(() => expect(taken(to)).not.toEqual([]), PATIENCE);
  return taken(to);
}

type JobRow = { state: string; retry_count: number };

async function jobOf(to: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select state::text, retry_count from pgboss.job where name = 'mail' and data ->> 'to' = ${to}
  `.execute(database.db);
  return rows[0];
}

async function becomes(to: string, expected: Partial<JobRow>): Promise<void> {
  await vi.waitFor(async () => expect(await jobOf(to)).toMatchObject(expected), PATIENCE);
}

async function hurry(to: string): Promise<void> {
  const statement = sql`update pgboss.job set start_after = now() where name = 'mail' and data ->> 'to' = ${to}`;
  await statement.execute(database.db);
}

const worker = await startWorker();

describe('mail delivery', () => {
  test('delivers an email to one recipient, marked as auto-generated, with the same content as text and HTML', async () => {
    const to = 'anna@example.it';
    await put(mailTo(to, 'È pronto:\r\nBcc: altri@example.it «così»'));
    const [mail, ...more] = await received(to);
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([to]);
    const parsed = await PostalMime.parse(mail?.message ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'Ospitalia', address: 'posta@ospitalia.test' },
      to: [{ name: '', address: 'anna@example.it' }],
      subject: 'È pronto: Bcc: altri@example.it «così»',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@ospitalia\.test>$/),
      date: expect.stringMatching(/^\d{4}-/),
    });
    const names = parsed.headers.map(({ key }) => key);
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(names.filter((name) => /^(?:bcc|cc|reply-to|list-)/.test(name))).toEqual([]);
    expect(mail?.message).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(parsed.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(WORDS.text.trimEnd());
    expect(parsed.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(WORDS.html.trimEnd());
  });

  test('sends nothing if the transaction is rolled back', async () => {
    const undone = database.db.transaction().execute(async (transaction) => {
      await outbox.put(transaction, mailTo('mai-successo@example.it'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await put(mailTo('successo@example.it'));
    expect(await received('successo@example.it')).toHaveLength(1);
    expect(await jobOf('mai-successo@example.it')).toBeUndefined();
    expect(taken('mai-successo@example.it')).toEqual([]);
  });

  test('retries after temporary rejections and delivers the email once', async () => {
    const to = 'dopo-2@example.it';
    const before = worker.lines.length;
    await put(mailTo(to));
    for (const retry_count of [0, 1]) {
      await becomes(to, { state: 'retry', retry_count });
      await hurry(to);
    }
    await becomes(to, { state: 'completed', retry_count: 2 });
    expect(await received(to)).toHaveLength(1);
    const delayed = { error: 'MailRejected: mail rejected with 451' };
    expect(worker.lines.slice(before)).toEqual([delayed, delayed]);
  });

  test('does not retry after a permanent rejection, and logs no personal data', async () => {
    const to = 'mai@example.it';
    const before = worker.lines.length;
    await put(mailTo(to));
    await becomes(to, { state: 'completed', retry_count: 0 });
    expect(worker.lines.slice(before)).toEqual([{ error: 'MailRejected: mail rejected with 550' }]);
    expect(taken(to)).toEqual([]);
  });

  test('sends each email only once if several workers run', async () => {
    await startWorker();
    const addresses = Array.from({ length: 20 }, (_, index) => `persona${index}@example.it`);
    await Promise.all(addresses.map((to) => put(mailTo(to))));
    for (const to of addresses) await becomes(to, { state: 'completed' });
    for (const to of addresses) expect(await received(to)).toHaveLength(1);
  });

  test('delivers queued emails when the server is reachable again', async () => {
    const to = 'paziente@example.it';
    await stopWorkers();
    await startWorker('smtp://127.0.0.1:1');
    await put(mailTo(to));
    await becomes(to, { state: 'retry' });
    await stopWorkers();
    await hurry(to);
    await startWorker();
    expect(await received(to)).toHaveLength(1);
  });

  test('rejects an email to two recipients', async () => {
    await expect(put(mailTo('a@example.it,b@example.it'))).rejects.toThrow('exactly one bare address');
  });
});
