import type { Reply } from '../../../api/call.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/ConfirmDialog.tsx';
import type { useSend } from './use-send.ts';

type SendQuestionProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm'> & {
  send: ReturnType<typeof useSend>['send'];
  change: () => Promise<Reply<{ message: string }>>;
  onDone: (message: string) => void;
};

/** Asks before something is changed, and changes it. What the portal refuses is said in the question, which stays. */
export function SendQuestion({ send, change, onDone, ...question }: SendQuestionProps) {
  const confirm = async () => {
    const sent = await send(change);
    if (sent?.ok) onDone(sent.data.message);
    return sent === null || sent.ok ? null : sent.detail;
  };
  return <ConfirmDialog open {...question} onConfirm={confirm} />;
}
