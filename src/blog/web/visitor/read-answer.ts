import type { JsonAnswer } from '../../../ui/send-json.ts';

/** The sentence of a good answer; empty where it says none. */
export function readMessage(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data)) return '';
  return typeof data.message === 'string' ? data.message : '';
}

/** The sentence of a refusal, `otherwise` where the fault is the network's or ours. */
export function readRefusal(answer: Extract<JsonAnswer, { ok: false }>, otherwise: string): string {
  if (answer.status === 0 || answer.status >= 500) return otherwise;
  return Object.values(answer.campi)[0] ?? (answer.detail || otherwise);
}
