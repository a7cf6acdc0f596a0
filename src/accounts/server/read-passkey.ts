import { z } from 'zod';

const bytes = z.string().regex(/^[A-Za-z0-9_-]*$/);
/** Maximum lengths in base64url. Credential IDs have at most 1,023 bytes (WebAuthn), and attestations a few kilobytes. */
const id = bytes.min(1).max(1400);
const long = bytes.min(1).max(20_000);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const credential = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: z.unknown() };

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    authenticatorData: long,
    signature: long,
    userHandle: bytes.max(200).nullish(),
  }),
});

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: long,
    attestationObject: long,
    transports: z.array(z.string()).max(20).optional(),
  }),
});

export function readAssertion(sent: unknown) {
  const { data } = assertion.safeParse(sent);
  if (data === undefined) return null;
  const { userHandle, ...response } = data.response;
  return {
    ...data,
    clientExtensionResults: {},
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
  };
}

export function readRegistration(sent: unknown) {
  const { data } = registration.safeParse(sent);
  if (data === undefined) return null;
  const transports = (data.response.transports ?? []).flatMap((text) => transport.safeParse(text).data ?? []);
  return { ...data, clientExtensionResults: {}, response: { ...data.response, transports } };
}

const clientData = z.object({ challenge: z.string().min(1).max(200) });

export function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.safeParse(JSON.parse(text)).data?.challenge ?? null;
  } catch {
    return null;
  }
}
