import { AppError } from '../../kernel/calls/app-error.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import { MAX_MOTIVO, motivoLength } from '../rules/motivo.ts';
import * as messages from '../messages/admin.ts';
import { ownerMessages } from '../messages/by-request.ts';
import * as italian from '../messages/owner.it.ts';

/** Parses the optional reason for a decision (PRODUCT.md § 7). Returns `missing` if no reason was given. */
export function readMotivo(sent: unknown, missing: string): string {
  const text = sent ?? '';
  const motivo = typeof text === 'string' ? cleanText(text, 'many') : null;
  if (motivo === '') return missing;
  if (motivo !== null && motivoLength(motivo) <= MAX_MOTIVO) return motivo;
  const fault = motivo === null ? messages.reasonInvalid : ownerMessages().reasonTooLong;
  throw new AppError('DATI_NON_VALIDI', fault, { campi: { motivo: fault } });
}

const CIN = /\bIT\w+/;

/** Default reasons are stored in Italian and translated when read. */
export function localisedMotivo(motivo: string): string {
  if (motivo === italian.noReasonGiven) return ownerMessages().noReasonGiven;
  const [cin = ''] = CIN.exec(motivo) ?? [];
  return motivo === italian.cinOfAnotherListingReason(cin) ? ownerMessages().cinOfAnotherListingReason(cin) : motivo;
}
