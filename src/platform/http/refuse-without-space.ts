import { AppError } from '../../kernel/app-error.ts';
import type { Call } from '../../kernel/call.ts';
import type { DiskState } from '../disk/disk-state.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Somebody has to make room: there is no use in asking every few seconds. */
const RETRY_AFTER_SECONDS = 300;

/** News that is signed (payments, mails) cannot wait: whoever brings it gives up one day, and money would be without its booking. */
const SIGNED: readonly Call['bodyKind'][] = ['raw', 'mail'];

function isWriteThatCanWait({ method, bodyKind, cannotWait }: Call): boolean {
  return method !== 'GET' && !SIGNED.includes(bodyKind) && !cannotWait;
}

/** Each is logged once, however many are refused for it. */
const CAUSES = {
  low: new Error('the disk has too little room for photos'),
  full: new Error('the disk has no room for what can wait'),
};

/** Refuses what a disk has no room for: photos first, then whatever is written and can wait. */
export function refuseWithoutSpace(call: Call, state: DiskState, pictures: number): void {
  if (state === 'ok') return;
  const options = { retryAfter: RETRY_AFTER_SECONDS, cause: CAUSES[state] };
  if (state === 'full' && isWriteThatCanWait(call)) {
    throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().readOnlyMode, options);
  }
  if (pictures > 0) throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().photoUploadsPaused, options);
}
