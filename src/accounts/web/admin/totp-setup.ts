/** What an authenticator app has to be told: `uri` by the square code, `secret` by hand. */
export type TotpSetup = { uri: string; secret: string };
