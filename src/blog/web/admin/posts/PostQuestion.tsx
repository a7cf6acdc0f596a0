import { call, type Reply } from '../../../../api/call.ts';
import { useRead } from '../../../../api/use-read.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import type { BlogStatus } from '../../../contract.ts';
import { useSend } from '../use-send.ts';
import type { PostAction } from './PostRow.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.articoli;

type Question = Exclude<PostAction, 'preview'>;
type PostQuestionProps = { what: Question; post: AdminPostRow; onClose: () => void; onDone: () => void };

/** Asks before something is done with an article, does it, and says that it is done. */
export function PostQuestion({ what, post, onClose, onDone }: PostQuestionProps) {
  const { send } = useSend();
  const params = { id: post.id };
  const setStatus = (status: BlogStatus) => call('PUT /api/admin/blog/posts/{id}/status', { params, body: { status } });
  const calls: Record<Question, () => Promise<Reply<{ message: string }>>> = {
    publish: () => setStatus('pubblicato'),
    unpublish: () => setStatus('bozza'),
    send: () => call('POST /api/admin/blog/posts/{id}/newsletter', { params, body: {} }),
    delete: () => call('DELETE /api/admin/blog/posts/{id}', { params }),
  };
  const confirm = async () => {
    const sent = await send(calls[what]);
    if (sent === null) return null;
    if (!sent.ok) return sent.detail;
    onClose();
    showToast(sent.data.message);
    onDone();
    return null;
  };
  if (what === 'send') return <SendQuestion post={post} onCancel={onClose} onConfirm={confirm} />;
  const sentences = {
    publish: messages.pubblica(post.titolo),
    unpublish: messages.riporta(post.titolo),
    delete: messages.elimina(post.titolo),
  };
  return (
    <ConfirmDialog open onCancel={onClose} onConfirm={confirm} isDanger={what === 'delete'}>
      <p>{sentences[what]}</p>
    </ConfirmDialog>
  );
}

type SendQuestionProps = { post: AdminPostRow; onCancel: () => void; onConfirm: () => Promise<string | null> };

/** Says to how many before it goes: a mail that was sent is not called back. */
function SendQuestion({ post, onCancel, onConfirm }: SendQuestionProps) {
  const { phase, data } = useRead('GET /api/admin/newsletter/subscribers', { query: { limit: 1 } });
  const count = data?.counts.confermato ?? null;
  const said =
    count === null
      ? phase === 'failed'
        ? messages.nonContati
        : messages.contiamo
      : messages.manda(post.titolo, count);
  return (
    <ConfirmDialog open onCancel={onCancel} onConfirm={onConfirm} confirm={count === null ? null : t.manda}>
      <p aria-live="polite">{said}</p>
    </ConfirmDialog>
  );
}
