import type { Fault } from '../../../api/call.ts';

export function readRefusal(answer: Fault, otherwise: string): string {
  if (answer.status === 0 || answer.status >= 500) return otherwise;
  return Object.values(answer.campi)[0] ?? (answer.detail || otherwise);
}
