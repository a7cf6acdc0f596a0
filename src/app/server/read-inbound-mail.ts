import { parseInboundTriggerPlace, type InboundTriggerPlace } from '../../calendar/rules/inbound-trigger-address.ts';
import type { ImapPlace } from '../../calendar/server/inbound-mailbox.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isLoopback } from '../../platform/process/is-loopback.ts';
import * as operatorMessages from '../messages/operator.ts';

type InboundVariables = { address: string | undefined; secret: string | undefined; imap: URL | undefined };

export type InboundMail = { place: InboundTriggerPlace; secret: string | null; imap: ImapPlace | null };

const MIN_SECRET_LENGTH = 32;
const IMAPS_PORT = 993;
const IMAP_PORT = 143;

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
  // The error message does not repeat the value, because it contains a password.
  if (user === '' || password === '' || url.hostname === '' || url.search !== '' || url.hash !== '') {
    throw new SettingsError(operatorMessages.imapUrlInvalid());
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

/** Reads the settings of inbound mail. Returns `null`, which disables the triggers, if no source is configured. */
export function readInboundMail({ address, secret, imap }: InboundVariables): InboundMail | null {
  if (address === undefined && secret === undefined && imap === undefined) return null;
  if (address === undefined) throw new SettingsError(operatorMessages.inboundNeedsAddress());
  const place = parseInboundTriggerPlace(address);
  if (place === null) {
    throw new SettingsError(operatorMessages.inboundAddressInvalid());
  }
  if (secret === undefined && imap === undefined) {
    throw new SettingsError(operatorMessages.inboundNeedsSource());
  }
  if (secret !== undefined && (secret.length < MIN_SECRET_LENGTH || /\s/.test(secret))) {
    throw new SettingsError(operatorMessages.inboundSecretInvalid(MIN_SECRET_LENGTH));
  }
  return { place, secret: secret ?? null, imap: imap === undefined ? null : readImap(imap) };
}
