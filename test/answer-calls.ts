import { vi } from 'vitest';

export type SentCall = { method: string; path: string; body: unknown };

/** `retryAfter` is in seconds. */
type Answer = { status: number; body?: unknown; retryAfter?: number };

/** Answers calls to `fetch` in order and repeats the last answer. `null` simulates a network error. */
export function answerCalls(...answers: (Answer | null)[]): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    const text = answer.status === 204 ? null : JSON.stringify(answer.body ?? {});
    const headers = answer.retryAfter === undefined ? {} : { 'Retry-After': String(answer.retryAfter) };
    return Promise.resolve(new Response(text, { status: answer.status, headers }));
  });
  return sent;
}

export function refusal(status: number, detail: string, campi: Record<string, string> = {}) {
  return { status, body: { success: false, detail, message: detail, campi } };
}
