import { readDoorbellPlace, type DoorbellPlace } from '../../calendar/rules/doorbell-address.ts';
import type { ImapPlace } from '../../calendar/server/doorbell-mailbox.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isLoopback } from '../../platform/process/is-loopback.ts';

/** The variables `INBOUND_MAIL_ADDRESS`, `INBOUND_WEBHOOK_SECRET` and `INBOUND_IMAP_URL`, each `undefined` where it is not set. */
type InboundVariables = { address: string | undefined; secret: string | undefined; imap: URL | undefined };

/** How mails to doorbells arrive: told by a service, read from a mailbox, or both. */
export type InboundMail = { place: DoorbellPlace; secret: string | null; imap: ImapPlace | null };

/** Characters; 32 random ones are beyond guessing. */
const MIN_SECRET_LENGTH = 32;
const IMAPS_PORT = 993;
const IMAP_PORT = 143;

/** What an address writes with a `%`; nothing of what is none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function readImap(url: URL): ImapPlace {
  const isSecure = url.protocol === 'imaps:';
  const [user = '', password = '', folder] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  // The value is not repeated: it holds a password.
  if (user === '' || password === '' || url.hostname === '' || url.search !== '' || url.hash !== '') {
    throw new SettingsError('INBOUND_IMAP_URL deve essere imaps://utente:password@server/cartella.');
  }
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? IMAPS_PORT : IMAP_PORT) : Number(url.port),
    isSecure,
    isThisMachine: isLoopback(url.hostname),
    user,
    password,
    folder: folder || 'INBOX',
  };
}

/** How mails to doorbells arrive: all that it takes, or nothing (`null`), and then nobody has a doorbell. Throws a `SettingsError`. */
export function readInboundMail({ address, secret, imap }: InboundVariables): InboundMail | null {
  if (address === undefined && secret === undefined && imap === undefined) return null;
  if (address === undefined) throw new SettingsError('Per il campanello manca ancora: INBOUND_MAIL_ADDRESS.');
  const place = readDoorbellPlace(address);
  if (place === null) {
    throw new SettingsError(
      'INBOUND_MAIL_ADDRESS deve essere una casella, per esempio campanello@posta.ospitalia.it, o un dominio, per esempio @campanello.ospitalia.it.',
    );
  }
  if (secret === undefined && imap === undefined) {
    throw new SettingsError('Per il campanello manca ancora: INBOUND_WEBHOOK_SECRET o INBOUND_IMAP_URL.');
  }
  if (secret !== undefined && (secret.length < MIN_SECRET_LENGTH || /\s/.test(secret))) {
    throw new SettingsError(`INBOUND_WEBHOOK_SECRET deve avere almeno ${MIN_SECRET_LENGTH} caratteri, senza spazi.`);
  }
  return { place, secret: secret ?? null, imap: imap === undefined ? null : readImap(imap) };
}
