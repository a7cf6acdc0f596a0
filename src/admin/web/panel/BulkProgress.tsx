import { useEffect } from 'react';
import { LeaveGuard } from '../../../strutture/web/form/LeaveGuard.tsx';
import { announce } from '../../../ui/toasts/announce.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { BulkState } from './use-bulk.ts';
import * as messages from '../../messages/admin.ts';

type BulkProgressProps = {
  bulk: BulkState;
  summary: string;
  isStopping: boolean;
  onStop: () => void;
  onClose: () => void;
};

export function BulkProgress({ bulk, summary, isStopping, onStop, onClose }: BulkProgressProps) {
  const { order, done, failures, phase } = bulk;
  const total = order.items.length;
  const tried = done.length + failures.length;
  const isRunning = phase === 'running';
  const words = order.kind === 'approve' ? messages.approvalProgress : messages.rejectionProgress;
  const ended = [
    done.length > 0 && summary,
    failures.length > 0 && messages.failedCount(failures.length),
    phase === 'over' && tried < total && messages.bulkStopped(total - tried),
  ];
  const sentence = ended.filter((part) => part !== false).join('. ');
  useEffect(() => {
    if (!isRunning) announce(sentence);
  }, [isRunning, sentence]);

  const canClose = () => {
    if (isRunning) onStop();
    return !isRunning;
  };

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        canClose={canClose}
        title={order.kind === 'approve' ? messages.approveSelectedButton : messages.rejectSelectedButton}
        className="admin-many"
        footer={
          isRunning ? (
            <button type="button" className="btn alt" aria-disabled={isStopping} onClick={onStop}>
              {isStopping ? messages.stoppingAfterCurrent : messages.interruptButton}
            </button>
          ) : (
            <button type="button" className="btn" onClick={onClose}>
              {phase === 'signedOut' ? messages.goToSignInLink : messages.closeButton}
            </button>
          )
        }
      >
        {isRunning && (
          <div className="admin-progress">
            <p className="num">
              <b>{words(tried, total)}</b>
            </p>
            <progress value={tried} max={total} aria-label={words(tried, total)} />
            <p className="muted" role="status">
              {bulk.isWaitingToRetry && !isStopping ? messages.rateLimitedWait : ''}
            </p>
          </div>
        )}
        {!isRunning && done.length > 0 && (
          <p className="note ok">
            <Icon name="check-circle" />
            {summary}
          </p>
        )}
        {phase === 'signedOut' && (
          <p className="note err-n" role="alert">
            <Icon name="warning-circle" />
            {messages.bulkSessionExpired(done.length, total)}
          </p>
        )}
        {phase === 'over' && tried < total && <p className="note info">{messages.bulkStopped(total - tried)}</p>}
        {failures.length > 0 && !isRunning && (
          <div>
            <h3 className="h4">{messages.failedCount(failures.length)}</h3>
            <ul className="falliti">
              {failures.map(({ item, reason }) => (
                <li key={item.id}>
                  <Icon name="warning-circle" />
                  <p>
                    <b>{item.nome}</b>
                    <small>{reason}</small>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
      {isRunning && <LeaveGuard question={messages.bulkExitWarning} />}
    </>
  );
}
