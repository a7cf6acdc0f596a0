import type { PasskeyCreation, PasskeyRequest } from '../../passkey-contract.ts';
import * as messages from '../../messages/owner.ts';

/** What the browser's passkey has answered, or why it has not. */
export type PasskeyAnswer = { ok: true; passkey: unknown } | { ok: false; sentence: string };

const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Whether this browser has passkeys, and may bind them to this site. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}

/** Nobody loads it who uses no passkey. */
const library = () => import('@simplewebauthn/browser').catch(() => null);

function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.name === 'InvalidStateError' ? messages.passkeyAlreadyOnDevice : otherwise;
}

type Library = NonNullable<Awaited<ReturnType<typeof library>>>;

async function ask(through: (library: Library) => Promise<unknown>, otherwise: string): Promise<PasskeyAnswer> {
  const loaded = await library();
  if (loaded === null) return { ok: false, sentence: messages.passkeyCodeNotLoaded };
  try {
    return { ok: true, passkey: await through(loaded) };
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error, otherwise) };
  }
}

/** Has the person unlock a passkey, which answers the server's challenge. Never throws. */
export function answerWithPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  return ask(({ startAuthentication }) => startAuthentication({ optionsJSON: request }), messages.passkeySignInFailed);
}

/** Has the person make a passkey. Never throws. */
export function makePasskey(creation: PasskeyCreation): Promise<PasskeyAnswer> {
  return ask(({ startRegistration }) => startRegistration({ optionsJSON: creation }), messages.passkeyNotAdded);
}
