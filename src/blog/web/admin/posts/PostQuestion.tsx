import { call, type Reply } from '../../../../api/call.ts';
import { useRead } from '../../../../api/use-read.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { AdminPostRow } from '../../../admin-contract.ts';
import type { BlogStatus } from '../../../contract.ts';
import { SendQuestion } from '../SendQuestion.tsx';
import { useSend } from '../use-send.ts';
import type { PostAction } from './PostRow.tsx';
import * as messages from '../../../messages/admin.ts';

type Question = Exclude<PostAction, 'preview'>;
type PostQuestionProps = {
  what: Question;
  post: AdminPostRow;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
};

export function PostQuestion({ what, post, onClose, onDone, onStale }: PostQuestionProps) {
  const { send } = useSend();
  const params = { id: post.id };
  const setStatus = (status: BlogStatus) => call('PUT /api/admin/blog/posts/{id}/status', { params, body: { status } });
  const calls: Record<Question, () => Promise<Reply<{ message: string }>>> = {
    publish: () => setStatus('pubblicato'),
    unpublish: () => setStatus('bozza'),
    send: () => call('POST /api/admin/blog/posts/{id}/newsletter', { params, body: {} }),
    delete: () => call('DELETE /api/admin/blog/posts/{id}', { params }),
  };
  const subscribers = useRead(
    'GET /api/admin/newsletter/subscribers',
    what === 'send' ? { query: { limit: 1 } } : null,
  );
  const count = subscribers.data?.counts.confermato ?? null;
  const uncounted = subscribers.phase === 'failed' ? messages.subscribersNotCounted : messages.countingSubscribers;
  const sendText = count === null ? uncounted : messages.articleQuestions.send(post.titolo, count);
  return (
    <SendQuestion
      send={send}
      change={calls[what]}
      onDone={(message) => {
        onClose();
        showToast(message);
        onDone();
      }}
      onStale={onStale}
      onCancel={onClose}
      isDanger={what === 'delete'}
      {...(what === 'send' && { confirm: count === null ? null : messages.sendButton })}
    >
      <p aria-live={what === 'send' ? 'polite' : undefined}>
        {what === 'send' ? sendText : messages.articleQuestions[what](post.titolo)}
      </p>
    </SendQuestion>
  );
}
