import { type RefObject, useEffect, useId, useRef } from 'react';
import type { Fault } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { refusalOf } from '../../../accounts/web/admin/use-proof.ts';
import { LeaveGuard } from '../../../strutture/web/form/LeaveGuard.tsx';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx';
import { FailureNote } from './SaveFooter.tsx';
import { PurgeForm } from './PurgeForm.tsx';
import { PurgeProgress } from './PurgeProgress.tsx';
import { PurgeReportView } from './PurgeReportView.tsx';
import { PurgeTotal } from './PurgeTotal.tsx';
import { type PurgeKind, usePurge } from './use-purge.ts';
import './actions.css';
import * as messages from '../../messages/admin.ts';

const TITLES: Record<PurgeKind, string> = { svuota: messages.purgeDatabaseLabel, elimina: messages.deleteAllLabel };
const NOTHING: Record<PurgeKind, string> = {
  svuota: messages.databaseAlreadyEmpty,
  elimina: messages.noPropertyToDelete,
};
const FAILED: Record<PurgeKind, (detail: string) => string> = {
  svuota: messages.databasePurgeFailed,
  elimina: messages.propertiesDeletionFailed,
};

type PurgeDialogProps = { kind: PurgeKind; onClose: () => void; onDone: (message: string) => void };

export function PurgeDialog({ kind, onClose, onDone }: PurgeDialogProps) {
  const { onSignedOut } = useAdminSession();
  const { phase, begin, stop, isStopping } = usePurge(kind, onDone);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isConfirming = phase.kind === 'asking';
  const isRunning = phase.kind === 'waiting' || phase.kind === 'deleting';
  const close = () => {
    if (phase.kind !== 'ended') return onClose();
    return phase.report.end === 'signedOut' ? onSignedOut() : onDone(phase.report.message);
  };
  return (
    <>
      <ConfirmCloseDialog
        open
        onClose={close}
        title={isConfirming ? messages.confirmActionTitle : TITLES[kind]}
        {...(isConfirming && { questionId: `${id}-domanda` })}
        first={cancel}
        className={isRunning ? 'admin-action in-corso' : 'admin-action'}
        question={null}
        isBusy={isRunning}
        footer={
          <>
            {isConfirming && (
              <ConfirmFooter form={`${id}-form`} sentence={failureSentence(kind, phase.failure)} cancel={cancel} />
            )}
            {phase.kind === 'deleting' && <StopButton isStopping={isStopping} onStop={stop} />}
            {phase.kind === 'ended' && (
              <CloseButton className="btn">
                {phase.report.end === 'signedOut' ? messages.signInAgainButton : messages.closeButton}
              </CloseButton>
            )}
          </>
        }
      >
        {(isConfirming || phase.kind === 'waiting') && (
          <div className="chiede" hidden={!isConfirming}>
            <PurgeTotal id={`${id}-domanda`} onNone={() => onDone(NOTHING[kind])} />
            <PurgeForm
              id={`${id}-form`}
              failure={isConfirming ? phase.failure : null}
              onSubmit={(proof) => void begin(proof)}
            />
          </div>
        )}
        {phase.kind === 'waiting' && <Waiting kind={kind} />}
        {phase.kind === 'deleting' && <PurgeProgress deletion={phase.deletion} isStopping={isStopping} />}
        {phase.kind === 'ended' && <PurgeReportView kind={kind} report={phase.report} />}
      </ConfirmCloseDialog>
      <LeaveGuard question={isRunning && kind === 'elimina' ? messages.purgeExitWarning : null} />
    </>
  );
}

/** Returns the server's message if the request was rejected before the purge started, otherwise a message that the purge failed. */
function failureSentence(kind: PurgeKind, failure: Fault | null): string | null {
  if (failure === null) return null;
  const isTried = Object.keys(failure.campi).length === 0 && refusalOf(failure) === null;
  return isTried ? FAILED[kind](failure.detail) : failure.detail;
}

type ConfirmFooterProps = { form: string; sentence: string | null; cancel: RefObject<HTMLButtonElement | null> };

/** The cancel button has the initial focus, so that an accidental Enter deletes nothing. */
function ConfirmFooter({ form, sentence, cancel }: ConfirmFooterProps) {
  return (
    <>
      <FailureNote sentence={sentence} />
      <CloseButton ref={cancel}>{messages.cancelButton}</CloseButton>
      <button type="submit" className="btn danger" form={form}>
        {messages.confirmButton}
      </button>
    </>
  );
}

function Waiting({ kind }: { kind: PurgeKind }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="admin-loading">
      <span className="spin" aria-hidden="true" />
      {kind === 'svuota' ? messages.purgeInProgress : messages.purgeArchiving}
    </p>
  );
}

function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" ref={button} className="btn alt" aria-disabled={isStopping || undefined} onClick={onStop}>
      {messages.stopButton}
    </button>
  );
}
