import { brandName } from '../../kernel/brand/brand.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '../passkey-contract.ts';
import { passkeyPlace, readPasskeyName } from '../rules/passkey.ts';
import { newLinkToken } from './link-token-service.ts';
import {
  type ChallengePurpose,
  consumeChallenge,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyKind,
  type PasskeyRow,
} from './passkey-repository.ts';
import { readAssertion, readChallenge, readRegistration } from './read-passkey.ts';
import type { Db } from './tables.ts';
import { ownerMessages } from '../messages/by-request.ts';

/** The library is loaded on first use, because its certificate parsers take 30 MB of memory (measured). */
const library = () => import('@simplewebauthn/server');

const RP_NAME = brandName;
/** Ed25519, ECDSA and RSA, in order of preference. WebAuthn recommends these three to support most authenticators. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 300_000;
const MOST_PASSKEYS = 20;

export type PasskeyDependencies = { db: Db; publicUrl: string; kind: PasskeyKind };

type PasskeyOwner = { id: string; name: string };

export function refusePasskey(): never {
  throw new AppError('DATI_NON_VALIDI', ownerMessages().passkeyInvalid);
}

function placeOf(publicUrl: string) {
  const place = passkeyPlace(publicUrl);
  if (place === null) throw new AppError('STATO_NON_VALIDO', ownerMessages().passkeysNeedDomain);
  return place;
}

function shown({ id, nome, created_at, used_at }: PasskeyRow): Passkey {
  return { id, nome, created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null };
}

const credentialOf = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});

function createRequests({ db, publicUrl, kind }: PasskeyDependencies) {
  async function newChallenge(purpose: ChallengePurpose): Promise<string> {
    const { token: challenge } = newLinkToken();
    await insertChallenge(db, purpose, challenge);
    return challenge;
  }

  return {
    /** Creates a challenge for one account, or for any account if `ownerId` is `null`. */
    async request(ownerId: string | null): Promise<PasskeyRequest> {
      const { rpId } = placeOf(publicUrl);
      const registered = ownerId === null ? [] : await listPasskeys(db, kind, ownerId);
      if (ownerId !== null && registered.length === 0)
        throw new AppError('STATO_NON_VALIDO', ownerMessages().noPasskeysYet);
      const challenge = await newChallenge([ownerId === null ? 'accesso' : 'conferma', kind, ownerId]);
      return {
        challenge,
        rpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: registered.map((row) => credentialOf(row)),
      };
    },

    /** Creates the options for a new passkey. It must be discoverable, so that users can sign in without entering a username. */
    async offer({ id, name }: PasskeyOwner): Promise<PasskeyCreation> {
      const { rpId } = placeOf(publicUrl);
      const registered = await listPasskeys(db, kind, id);
      if (registered.length >= MOST_PASSKEYS) throw new AppError('STATO_NON_VALIDO', ownerMessages().tooManyPasskeys);
      return {
        challenge: await newChallenge(['nuova', kind, id]),
        timeout: TIMEOUT_MS,
        rp: { name: RP_NAME, id: rpId },
        user: { id: Buffer.from(`${kind}:${id}`).toString('base64url'), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: registered.map((row) => credentialOf(row)),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },
  };
}

/** Uses up the challenge before any other check, so that it cannot be answered twice. */
async function expectAnswer({ db, publicUrl }: PasskeyDependencies, purpose: ChallengePurpose, clientDataJSON: string) {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null || !(await consumeChallenge(db, purpose, challenge))) return refusePasskey();
  const { rpId, origin } = placeOf(publicUrl);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
}

async function readNew(deps: PasskeyDependencies, ownerId: string, sent: unknown, typedName: unknown) {
  const nome = readPasskeyName(typedName, ownerMessages().unnamedPasskey);
  if (nome === null) {
    throw new AppError('DATI_NON_VALIDI', ownerMessages().passkeyNameTooLong, {
      campi: { nome: ownerMessages().passkeyNameTooLong },
    });
  }
  const response = readRegistration(sent) ?? refusePasskey();
  const expected = await expectAnswer(deps, ['nuova', deps.kind, ownerId], response.response.clientDataJSON);
  const { verifyRegistrationResponse } = await library();
  const checking = verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS });
  const { registrationInfo } = await checking.catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return refusePasskey();
  const { id, publicKey, counter } = registrationInfo.credential;
  const { transports } = response.response;
  return { owner_id: ownerId, credential_id: id, public_key: Buffer.from(publicKey), counter, transports, nome };
}

async function verifyAnswer(deps: PasskeyDependencies, ownerId: string | null, sent: unknown): Promise<PasskeyRow> {
  const { db, kind } = deps;
  const response = readAssertion(sent) ?? refusePasskey();
  const { clientDataJSON, userHandle } = response.response;
  const purpose: ChallengePurpose = [ownerId === null ? 'accesso' : 'conferma', kind, ownerId];
  const expected = await expectAnswer(deps, purpose, clientDataJSON);
  const known = (await findPasskey(db, kind, response.id)) ?? refusePasskey();
  const isTheirs = ownerId === null || known.owner_id === ownerId;
  const handle = userHandle && Buffer.from(userHandle, 'base64url').toString();
  if (!isTheirs || (handle && handle !== `${kind}:${known.owner_id}`)) refusePasskey();
  const { verifyAuthenticationResponse } = await library();
  const credential = { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: known.counter };
  const checked = await verifyAuthenticationResponse({ response, ...expected, credential }).catch(() => null);
  if (!checked?.verified) return refusePasskey();
  const used = { id: known.id, counter: checked.authenticationInfo.newCounter };
  return (await notePasskeyUse(db, kind, used)) ? known : refusePasskey();
}

/** A passkey counts as both factors, because user verification is required. */
export function createPasskeys(deps: PasskeyDependencies) {
  const { db, kind } = deps;
  return {
    ...createRequests(deps),
    list: async (ownerId: string) => (await listPasskeys(db, kind, ownerId)).map((row) => shown(row)),
    read: (ownerId: string, sent: unknown, typedName: unknown) => readNew(deps, ownerId, sent, typedName),

    async keep(transaction: Db, added: Parameters<typeof insertPasskey>[2]): Promise<void> {
      if (!(await insertPasskey(transaction, kind, added))) refusePasskey();
    },
    verify: (ownerId: string | null, sent: unknown) => verifyAnswer(deps, ownerId, sent),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
