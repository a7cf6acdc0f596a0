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
    // Administrators can reuse the CIN of a deleted struttura (ADR 0001), so for them only the server checks it.
    isCinInUse: !isAdmin && cinCheck.kind === 'taken',
    town: hasTown ? { id: citta_id, provincia_id, regione_id, caps } : null,
  });
}

/** `attempt` counts the attempts, so that a repeated failure is announced again. */
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
    // If the upload of the host's photo fails while the form waits for it, this attempt fails. The next attempt sends the form
    // without the photo.
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
    /** The rooms' errors are not cleared when the list changes, because unchanged rooms are still invalid. */
    errorsOfRooms: failure?.errorsOfRooms ?? NONE,
    phase,
    send: () => {
      if (phase === 'editing') proceed();
    },
  };
}

function useWhen(isReady: boolean, act: () => void): void {
  const onReady = useEffectEvent(act);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}
