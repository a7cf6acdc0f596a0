import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { IMAP_USER, startImapServer } from '../../../../test/imap-server.ts';
import { type RunningProcess, startProcess } from '../../../../test/start-process.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { createLastMail } from '../../../mail/server/last-mail.ts';
import { readConfig } from '../config.ts';
import { openMail } from '../open-services.ts';
import { createSystemService } from './create-system-service.ts';
import { tryReceiving, trySending } from './try-mail.ts';

const NOW = new Date();
const folder = temporaryFolder();
const database = await createTestDatabase();
let smtp: RunningProcess<{ port: number } | { recipients: string[]; message: string }>;
let smtpUrl: string;
beforeAll(async () => {
  smtp = startProcess('smtp-process.ts');
  const [first] = await smtp.waitForLines(1);
  smtpUrl = `smtp://127.0.0.1:${first !== undefined && 'port' in first ? first.port : 0}`;
});
afterAll(async () => {
  await Promise.all([smtp.stop(), database.close()]);
});

type Settings = Record<string, string | undefined>;

const failIfChecked = async () => {
  throw new Error('the system status was not requested');
};
const lastMail = createLastMail(database.db);
const parts = (settings: Settings) => {
  const config = readConfig({ OSPITALIA_DATA_DIR: folder, ...settings });
  return { config, mail: openMail(config), now: NOW };
};

const openSystemService = (settings: Settings) =>
  createSystemService({
    examine: failIfChecked,
    mail: parts(settings).mail,
    lastMail,
    hasMailServer: settings['SMTP_URL'] !== undefined,
    clock: { now: () => NOW },
  });

test('a test email is sent immediately and reported as accepted; a second one returns 409 and an invalid address 422', async () => {
  const house = openSystemService({ SMTP_URL: smtpUrl });
  expect(await house.sendTestMail(' Anna@Example.it ')).toBe(
    'La mail di prova per anna@example.it è partita: il server di posta l’ha accettata.',
  );
  expect(await lastMail.read()).toEqual(NOW);
  await expect(house.sendTestMail('mai@example.it')).rejects.toMatchObject({ status: 409 });
  await expect(house.sendTestMail('nessuno')).rejects.toMatchObject({
    status: 422,
    campi: { a: 'Scrivi l’indirizzo a cui mandarla.' },
  });
  await expect(trySending(parts({ SMTP_URL: smtpUrl }), 'nessuno')).rejects.toThrow(/--mail vuole un indirizzo/);
  expect(await trySending(parts({ SMTP_URL: smtpUrl }), 'mai@example.it')).toMatchObject({ kind: 'posta.respinta' });
});

test('a test email is written to a file if no mail server is configured, and the result mentions the file', async () => {
  const house = openSystemService({});
  expect(await house.sendTestMail('anna@example.it')).toBe(
    'Senza SMTP_URL la mail di prova per anna@example.it non parte: è diventata un file sul server.',
  );
});

test('tryReceiving waits for the test email in the mailbox of the inbound-mail triggers and removes it', async () => {
  const imap = await startImapServer();
  const settings = {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Casa <casa@posta.example>',
    INBOUND_MAIL_ADDRESS: 'campanello@posta.example',
    INBOUND_IMAP_URL: `imap://${IMAP_USER.user}:${encodeURIComponent(IMAP_USER.password)}@127.0.0.1:${imap.port}`,
  };
  try {
    const before = (await smtp.waitForLines(1)).length;
    const waiting = tryReceiving(parts(settings), 30);
    const lines = await smtp.waitForLines(before + 1);
    const taken = lines.at(-1);
    if (taken === undefined || !('message' in taken)) throw new Error('the mail server received no email');
    expect(taken.recipients).toEqual(['campanello@posta.example']);
    imap.deliver(taken.message.split('\r\n\r\n')[0] ?? '');
    expect(await waiting).toMatchObject({ kind: 'posta.arrivata', to: 'campanello@posta.example' });
    expect(imap.left()).toEqual([]);
    expect(await tryReceiving(parts(settings), 2)).toEqual({
      kind: 'posta.persa',
      to: 'campanello@posta.example',
      seconds: 2,
    });
  } finally {
    await imap.close();
  }
});

test('tryReceiving throws if no mailbox is configured', async () => {
  await expect(tryReceiving(parts({ SMTP_URL: smtpUrl }))).rejects.toThrow(
    /servono INBOUND_MAIL_ADDRESS e INBOUND_IMAP_URL/,
  );
});
