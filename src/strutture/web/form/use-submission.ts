import { useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import type { StrutturaBody } from '../../submission-contract.ts';
import { checkStruttura, type StrutturaCheck } from '../../rules/check-struttura.ts';
import type { CinCheck } from '../../rules/cin.ts';
import type { ErrorsOfRooms } from '../camere/room-errors.ts';
import {
  type Failure,
  failureOfAnswer,
  failureOfCheck,
  failureOfHostPhoto,
  failureOfPhotos,
  stillFailing,
} from './failure.ts';
import type { FormState } from './form-state.ts';
import { toAdminBody, toBody } from './to-body.ts';

const NONE: ErrorsOfRooms = new Map();

/** Of the photos, and of the picture of who opens the door: `fault` says why that did not arrive. */
export type Uploads = { isBusy: boolean; failed: number; hostPhoto: HostUpload };
export type HostUpload = { isBusy: boolean; fault: string | null };

export const isUploading = ({ isBusy, hostPhoto }: Uploads) => isBusy || hostPhoto.isBusy;

export type SubmissionOptions<Data> = {
  mode: 'create' | 'edit';
  isAdmin: boolean;
  state: FormState;
  cinCheck: CinCheck;
  uploads: Uploads;
  submit: (body: StrutturaBody) => Promise<Reply<Data>>;
  onSent: (data: Data) => void;
};

function check({
  mode,
  isAdmin,
  state,
  cinCheck,
}: Pick<SubmissionOptions<unknown>, 'mode' | 'isAdmin' | 'state' | 'cinCheck'>): StrutturaCheck {
  const { citta_id, provincia_id, regione_id, caps } = state;
  const hasTown = citta_id !== null && provincia_id !== null && regione_id !== null;
  return checkStruttura(toBody(state), {
    mode,
    isAdmin,
    // A code that was public, and is no more, an administrator may use again: the server knows which (ADR 0001).
    isCinInUse: !isAdmin && cinCheck.kind === 'taken',
    town: hasTown ? { id: citta_id, provincia_id, regione_id, caps } : null,
  });
}

/**
 * Sends the form: first the rules, the same that the server has, then photos that are still on their way, then the call.
 * `attempt` counts the tries, so that the same failure twice is told twice.
 */
export function useSubmission<Data>(sending: SubmissionOptions<Data>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'editing' | 'waiting' | 'sending'>('editing');

  const fail = (next: Failure) => {
    setFailure(next);
    setAttempt((count) => count + 1);
    setPhase('editing');
  };
  const post = async () => {
    setPhase('sending');
    const { state, isAdmin } = sending;
    const answer = await sending.submit(isAdmin ? toAdminBody(state) : toBody(state));
    return answer.ok ? sending.onSent(answer.data) : fail(failureOfAnswer(answer, state));
  };
  const proceed = () => {
    const { state, uploads } = sending;
    const failed = failureOfCheck(check(sending), state);
    if (failed) return fail(failed);
    setFailure(null);
    if (isUploading(uploads)) return setPhase('waiting');
    if (uploads.failed > 0) return fail(failureOfPhotos(uploads.failed, state));
    const ofHost = uploads.hostPhoto.fault;
    // Sent again after that, it goes without the picture.
    if (phase === 'waiting' && ofHost !== null) return fail(failureOfHostPhoto(ofHost, state));
    return void post();
  };
  useWhen(phase === 'waiting' && !isUploading(sending.uploads), proceed);

  const { state, uploads } = sending;
  const left = failure && stillFailing(failure, { check: check(sending), state, failed: uploads.failed });
  return {
    failure: left,
    attempt,
    marks: left?.marks ?? {},
    /** Kept although the list has changed: a room that has not is still wrong. */
    errorsOfRooms: failure?.errorsOfRooms ?? NONE,
    phase,
    send: () => {
      if (phase === 'editing') proceed();
    },
  };
}

/** Acts once each time that something that is waited for becomes true. */
function useWhen(isReady: boolean, act: () => void): void {
  const onReady = useEffectEvent(act);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}
