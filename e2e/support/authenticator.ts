import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns a function that generates authenticator codes. Every call returns a later code, because each works only once. */
export function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')), digits: 6, period: STEP_MS / 1000 });
  let timestamp = 0;
  return () => {
    timestamp = Math.max(timestamp + STEP_MS, Date.now() - STEP_MS);
    return totp.generate({ timestamp });
  };
}
