import type { Reply } from '../../../api/call.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { useSend } from './use-send.ts';

type SendQuestionProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm'> & {
  send: ReturnType<typeof useSend>['send'];
  change: () => Promise<Reply<{ message: string }>>;
  onDone: (message: string) => void;
  onStale?: () => void;
};

export const STALE: ReadonlySet<number> = new Set([404, 409]);

export function SendQuestion({ send, change, onDone, onStale, ...question }: SendQuestionProps) {
  const confirm = async () => {
    const sent = await send(change);
    if (sent?.ok) onDone(sent.data.message);
    if (sent?.ok === false && STALE.has(sent.status)) onStale?.();
    return sent === null || sent.ok ? null : sent.detail;
  };
  return <ConfirmDialog open {...question} onConfirm={confirm} />;
}
