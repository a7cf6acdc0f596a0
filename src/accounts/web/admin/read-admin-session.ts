/** A live session, as the server tells of it. `expiresAt` in milliseconds since 1970. */
export type LiveSession = { username: string; hasTotp: boolean; expiresAt: number };

/** The session in an answer of `GET /api/admin/session`; `null` of another shape. */
export function readAdminSession(answer: unknown): LiveSession | null {
  const { data } = (answer ?? {}) as { data?: { username?: unknown; has_totp?: unknown; expires_at?: unknown } };
  const expiresAt = Date.parse(String(data?.expires_at));
  if (typeof data?.username !== 'string' || Number.isNaN(expiresAt)) return null;
  return { username: data.username, hasTotp: data.has_totp === true, expiresAt };
}
