import type { PaymentAction } from '../../../stay/server/stay-parts.ts';

/** What a job has to do at the payment provider. Throws on a job that says nothing of the kind: whoever wrote it has a bug. */
export function readPaymentJob(job: unknown): PaymentAction {
  if (typeof job === 'object' && job !== null && 'kind' in job) {
    const { kind } = job;
    if (kind === 'refund' && 'refund_id' in job) return { kind, refund_id: String(job.refund_id) };
    if ((kind === 'capture' || kind === 'cancel_payment') && 'booking_id' in job) {
      return { kind, booking_id: String(job.booking_id) };
    }
  }
  throw new TypeError('a job for the payment provider says nothing to do');
}
