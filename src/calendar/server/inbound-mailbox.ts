import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Clock } from '../../kernel/dates/clock.ts';
import { type InboundTriggerPlace, inboundTriggerTokens } from '../rules/inbound-trigger-address.ts';

/** `isSecure` selects implicit TLS; otherwise `STARTTLS` is used, except for a server on this machine. */
export type ImapPlace = {
  host: string;
  port: number;
  isSecure: boolean;
  isThisMachine: boolean;
  user: string;
  password: string;
  folder: string;
};

export type MailboxDependencies = {
  imap: ImapPlace;
  place: InboundTriggerPlace;
  clock: Clock;
  trigger(recipients: readonly string[]): Promise<void>;
};

/** Headers that contain recipients. No other part of an email is fetched. */
const HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'to', 'cc'];
const MAX_MAILS = 200;
const CONNECTION_MS = 10_000;
const SOCKET_MS = 20_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 30;

type SortedMessages = { triggered: number[]; left: number[] };

async function triggerForNew(client: ImapFlow, { place, trigger }: MailboxDependencies): Promise<SortedMessages> {
  const found = await client.search({ seen: false }, { uid: true });
  const sorted: SortedMessages = { triggered: [], left: [] };
  const uids = (found || []).slice(0, MAX_MAILS);
  if (uids.length === 0) return sorted;
  const mails: { uid: number; recipients: string }[] = [];
  for await (const { uid, headers } of client.fetch(uids, { uid: true, headers: HEADERS }, { uid: true }))
    mails.push({ uid, recipients: headers?.toString('latin1') ?? '' });
  for (const { uid, recipients } of mails) {
    const isForTrigger = inboundTriggerTokens(place, [recipients]).length > 0;
    if (isForTrigger) await trigger([recipients]);
    (isForTrigger ? sorted.triggered : sorted.left).push(uid);
  }
  return sorted;
}

async function visit(client: ImapFlow, deps: MailboxDependencies): Promise<void> {
  await client.connect();
  const lock = await client.getMailboxLock(deps.imap.folder);
  try {
    const { triggered, left } = await triggerForNew(client, deps);
    // Emails are deleted only after their polls have been triggered, so that a failed trigger is retried.
    if (triggered.length > 0 && !(await client.messageDelete(triggered, { uid: true }))) {
      throw new Error('could not delete mails with a trigger address');
    }
    // Unrelated emails in the same mailbox are marked as seen, so that later runs skip them.
    if (left.length > 0) await client.messageFlagsAdd(left, ['\\Seen'], { uid: true });
  } finally {
    lock.release();
  }
  await client.logout();
}

/** Creates a client for the mailbox. Ignores its `error` events, because an unhandled one would end the process. */
async function openClient({ host, port, isSecure, isThisMachine, user, password }: ImapPlace): Promise<ImapFlow> {
  // imapflow is loaded lazily, because few portals use it and it accounts for a tenth of a portal's memory.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !isThisMachine }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SOCKET_MS,
  });
  client.on('error', () => undefined);
  return client;
}

const LOOK_MS = 1000;

async function takeMail(client: ImapFlow, { folder }: ImapPlace, messageId: string): Promise<boolean> {
  const lock = await client.getMailboxLock(folder);
  try {
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    return Array.isArray(found) && found.length > 0 && (await client.messageDelete(found, { uid: true }));
  } finally {
    lock.release();
  }
}

/** Waits for an email and deletes it. Returns the seconds until it arrived, or `null` after the timeout. */
export async function receiveMail(imap: ImapPlace, messageId: string, timeoutSeconds: number): Promise<number | null> {
  const client = await openClient(imap);
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  try {
    await client.connect();
    while (seconds() < timeoutSeconds) {
      if (await takeMail(client, imap, messageId)) return seconds();
      await sleep(LOOK_MS);
    }
    return null;
  } finally {
    client.close();
  }
}

/** Returns a job that reads the mailbox. After consecutive failures, it backs off for up to 30 minutes. */
export function createMailboxVisits(deps: MailboxDependencies): () => Promise<void> {
  let failures = 0;
  let awayUntil = 0;
  return async () => {
    if (deps.clock.now().getTime() < awayUntil) return;
    const client = await openClient(deps.imap);
    try {
      await visit(client, deps);
      failures = 0;
    } catch (cause) {
      const pause = Math.min(2 ** failures, LONGEST_PAUSE_MINUTES);
      failures += 1;
      awayUntil = deps.clock.now().getTime() + pause * MINUTE_MS;
      throw new Error(`could not read the inbound mailbox, again in ${pause} min`, { cause });
    } finally {
      client.close();
    }
  };
}
