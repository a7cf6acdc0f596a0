/** The e-mail in an answer of `GET /api/accesso`; an empty text of nobody, or of another shape. */
export function readWhoIsIn(answer: unknown): string {
  const { data } = (answer ?? {}) as { data?: { email?: unknown } | null };
  return typeof data?.email === 'string' ? data.email : '';
}
