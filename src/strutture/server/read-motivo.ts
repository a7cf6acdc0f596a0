import { AppError } from '../../kernel/calls/app-error.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import { MAX_MOTIVO, motivoLength } from '../rules/motivo.ts';
import * as messages from '../messages/admin.ts';
import { ownerMessages } from '../messages/by-request.ts';

/**
 * The reason of a decision, as the owner reads it. A call without one is taken (PRODUCT.md § 7 shows no body): then it is
 * what `missing` says.
 */
export function readMotivo(sent: unknown, missing: string): string {
  const text = sent ?? '';
  const motivo = typeof text === 'string' ? cleanText(text, 'many') : null;
  if (motivo === '') return missing;
  if (motivo !== null && motivoLength(motivo) <= MAX_MOTIVO) return motivo;
  const fault = motivo === null ? messages.reasonInvalid : ownerMessages().reasonTooLong;
  throw new AppError('DATI_NON_VALIDI', fault, { campi: { motivo: fault } });
}
