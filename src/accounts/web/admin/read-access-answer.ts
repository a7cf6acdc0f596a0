/** What an authenticator app has to be told: `uri` by the square code, `secret` by hand. */
export type TotpSetup = { uri: string; secret: string };

/** What the calls about one's own access answer: the sentence of what is done, or what the app has to be told. */
export function readAccessAnswer(answer: unknown): { message: string; setup: TotpSetup | null } {
  const { message, data } = (answer ?? {}) as { message?: unknown; data?: { uri?: unknown; secret?: unknown } };
  const { uri, secret } = data ?? {};
  return {
    message: typeof message === 'string' ? message : '',
    setup: typeof uri === 'string' && typeof secret === 'string' ? { uri, secret } : null,
  };
}
