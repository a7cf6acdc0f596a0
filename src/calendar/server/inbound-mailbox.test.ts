import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IMAP_USER, type ImapServer, startImapServer } from '../../../test/imap-server.ts';
import { inboundTriggerTokens } from '../rules/inbound-trigger-address.ts';
import { createMailboxVisits, type ImapPlace } from './inbound-mailbox.ts';

const PLACE = { mailbox: 'campanello', domain: 'posta.example' };
const TOKEN = 'abcdefghijklmnopqrstuvwx23';
const OTHER = 'zyxwvutsrqponmlkjihgfedc76';
const triggerAddress = (token: string) => `campanello+${token}@posta.example`;

let server: ImapServer;
let now: Date;
let triggered: string[];
let trouble: Error | null;

beforeEach(async () => {
  server = await startImapServer();
  now = new Date('2026-11-22T13:32:00Z');
  triggered = [];
  trouble = null;
});
afterEach(() => server.close());

function visits(place: Partial<ImapPlace> = {}) {
  const here = { host: '127.0.0.1', port: server.port, isSecure: false, isThisMachine: true };
  return createMailboxVisits({
    imap: { ...here, folder: 'INBOX', ...IMAP_USER, ...place },
    place: PLACE,
    clock: { now: () => now },
    trigger: async (recipients) => {
      if (trouble !== null) throw trouble;
      triggered.push(...inboundTriggerTokens(PLACE, recipients));
    },
  });
}

describe('inbound mailbox', () => {
  test('triggers polls for a trigger address in any recipient header, and deletes the email', async () => {
    server.deliver(
      `From: automated@airbnb.com\r\nTo: anna@example.it\r\nDelivered-To: ${triggerAddress(TOKEN)}\r\nSubject: HMABC123`,
    );
    server.deliver(
      `From: noreply@booking.com\r\nTo: "Casa" <${triggerAddress(OTHER).toUpperCase()}>\r\nSubject: Prenotazione`,
    );
    await visits()();
    expect(triggered).toEqual([TOKEN, OTHER]);
    expect(server.left()).toEqual([]);
  });

  test('ignores trigger addresses in the subject and in custom headers', async () => {
    server.deliver(`To: anna@example.it\r\nSubject: ${triggerAddress(TOKEN)}\r\nX-Note: ${triggerAddress(TOKEN)}`);
    await visits()();
    expect(triggered).toEqual([]);
  });

  test('marks an email without a trigger address as seen, and leaves it in the mailbox', async () => {
    server.deliver('To: campanello@posta.example\r\nSubject: Ciao');
    server.deliver(`To: ${triggerAddress(TOKEN)}`);
    const visit = visits();
    await visit();
    expect(server.left().map(({ flags }) => flags)).toEqual([['\\Seen']]);
    await visit();
    expect([triggered, server.left().length]).toEqual([[TOKEN], 1]);
  });

  test('checks only the configured folder', async () => {
    server.deliver(`To: ${triggerAddress(TOKEN)}`, 'Campanello');
    server.deliver(`To: ${triggerAddress(OTHER)}`);
    await visits({ folder: 'Campanello' })();
    expect([triggered, server.left('Campanello').length, server.left().length]).toEqual([[TOKEN], 0, 1]);
  });

  test('deletes emails on a server without UIDPLUS', async () => {
    await server.close();
    server = await startImapServer({ plugins: [] });
    server.deliver(`To: ${triggerAddress(TOKEN)}`);
    await visits()();
    expect([triggered, server.left()]).toEqual([[TOKEN], []]);
  });

  test('processes at most 200 emails per visit and leaves the others for the next visit', async () => {
    for (let count = 0; count < 230; count += 1) server.deliver(`To: ${triggerAddress(TOKEN)}`);
    const visit = visits();
    await visit();
    expect([triggered.length, server.left().length]).toEqual([200, 30]);
    await visit();
    expect([triggered.length, server.left().length]).toEqual([230, 0]);
  });
});

describe('inbound mailbox after a failure', () => {
  test('keeps the email if its trigger fails, and retries later', async () => {
    server.deliver(`To: ${triggerAddress(TOKEN)}`);
    const visit = visits();
    trouble = new Error('no database');
    await expect(visit()).rejects.toThrow('again in 1 min');
    expect(server.left()).toHaveLength(1);
    trouble = null;
    now = new Date(now.getTime() + 60_000);
    await visit();
    expect([triggered, server.left()]).toEqual([[TOKEN], []]);
  });

  test('doubles the pause after each failure, up to 30 minutes', async () => {
    const visit = visits({ password: 'sbagliata' });
    const pauses: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      const failure = await visit().catch((error: unknown) => error);
      const minutes = Number(/again in (\d+) min/.exec(String(failure))?.[1]);
      pauses.push(minutes);
      now = new Date(now.getTime() + minutes * 60_000 - 1);
      await visit();
      now = new Date(now.getTime() + 1);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test.each<[string, Partial<ImapPlace>]>([
    ['a wrong password', { password: 'sbagliata' }],
    ['a missing folder', { folder: 'Altrove' }],
    ['a remote server without TLS', { isThisMachine: false }],
    ['a local server without TLS if TLS is configured', { isSecure: true }],
  ])('reports %s without revealing the password', async (_, place) => {
    server.deliver(`To: ${triggerAddress(TOKEN)}`);
    const failure = await visits(place)().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure as Error))).not.toContain(IMAP_USER.password);
    expect([triggered, server.left().length]).toEqual([[], 1]);
  });

  test('reports a server that closes or refuses the connection', async () => {
    const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(rude, 'listening');
    const { port } = rude.address() as AddressInfo;
    await expect(visits({ port })()).rejects.toThrow('could not read');
    await new Promise((resolve) => rude.close(resolve));
    await expect(visits({ port })()).rejects.toThrow('could not read');
  });
});
