import type { PasskeyCreation, PasskeyRequest } from '../../passkey-contract.ts';
import * as messages from '../../messages/owner.ts';

export type PasskeyAnswer = { ok: true; passkey: unknown } | { ok: false; sentence: string };

const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}

const library = () => import('@simplewebauthn/browser').catch(() => null);

function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.name === 'InvalidStateError' ? messages.passkeyAlreadyOnDevice : otherwise;
}

type Library = NonNullable<Awaited<ReturnType<typeof library>>>;

async function runLibrary(through: (library: Library) => Promise<unknown>, otherwise: string): Promise<PasskeyAnswer> {
  const loaded = await library();
  if (loaded === null) return { ok: false, sentence: messages.passkeyCodeNotLoaded };
  try {
    return { ok: true, passkey: await through(loaded) };
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error, otherwise) };
  }
}

/** Never rejects. */
export function answerWithPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  return runLibrary(
    ({ startAuthentication }) => startAuthentication({ optionsJSON: request }),
    messages.passkeySignInFailed,
  );
}

export function makePasskey(creation: PasskeyCreation): Promise<PasskeyAnswer> {
  return runLibrary(({ startRegistration }) => startRegistration({ optionsJSON: creation }), messages.passkeyNotAdded);
}
