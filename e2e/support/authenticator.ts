import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The codes of an authenticator app. Each is good once: every call gives a later one, from the oldest that is still good. */
export function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')), digits: 6, period: STEP_MS / 1000 });
  let timestamp = 0;
  return () => {
    timestamp = Math.max(timestamp + STEP_MS, Date.now() - STEP_MS);
    return totp.generate({ timestamp });
  };
}
