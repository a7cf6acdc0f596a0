import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Place = { origin: string; rpId: string };
export type Distortion = Partial<Place> & { counter?: number; flags?: number; challenge?: string; type?: string };

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

export function createVirtualPasskey(place: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, { origin = place.origin }: Distortion) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, count: number, { rpId = place.rpId }: Distortion, credential?: Buffer) {
    return Buffer.concat([sha256(rpId), uint(flags, 1), uint(count, 4), ...(credential ? [credential] : [])]);
  }

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    credentialId: common.id,

    create({ challenge, user }: { challenge: string; user: { id: string } }, wrong: Distortion = {}) {
      userHandle = user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(String(jwk.x), 'base64url'))],
          [-3, new Uint8Array(Buffer.from(String(jwk.y), 'base64url'))],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, Buffer.from(key)]);
      const flags = wrong.flags ?? USER_PRESENT | USER_VERIFIED;
      const authData = authenticatorData(flags | HAS_CREDENTIAL, 0, wrong, credential);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData(wrong.type ?? 'webauthn.create', wrong.challenge ?? challenge, wrong).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge }: { challenge: string }, wrong: Distortion = {}) {
      counter = wrong.counter ?? counter + 1;
      const client = clientData(wrong.type ?? 'webauthn.get', wrong.challenge ?? challenge, wrong);
      const authData = authenticatorData(wrong.flags ?? USER_PRESENT | USER_VERIFIED, counter, wrong);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

export type VirtualPasskey = ReturnType<typeof createVirtualPasskey>;
