import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { readMessage, readSubscribers } from '../read-answers.ts';
import { useLoaded } from '../use-loaded.ts';
import { useSend } from '../use-send.ts';
import type { PostAsk } from './PostsTab.tsx';

const messages = blogAdminPageMessages.articoli;

type Question = Exclude<PostAsk, 'preview'>;
type PostQuestionProps = { what: Question; post: AdminPostRow; onClose: () => void; onDone: () => void };

/** Asks before something is done with an article, does it, and says that it is done. */
export function PostQuestion({ what, post, onClose, onDone }: PostQuestionProps) {
  const { send } = useSend();
  const path = `/api/admin/blog/posts/${post.id}`;
  const calls: Record<Question, Parameters<typeof send>> = {
    publish: ['PUT', `${path}/status`, { status: 'pubblicato' }],
    unpublish: ['PUT', `${path}/status`, { status: 'bozza' }],
    send: ['POST', `${path}/newsletter`],
    delete: ['DELETE', path],
  };
  const confirm = async () => {
    const sent = await send(...calls[what]);
    if (sent === null) return null;
    if (!sent.ok) return sent.detail;
    onClose();
    showToast(readMessage(sent.data));
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
  const { phase, data } = useLoaded('/api/admin/newsletter/subscribers?limit=1', readSubscribers);
  const count = data?.counts.confermato ?? null;
  const said =
    count === null
      ? phase === 'failed'
        ? messages.nonContati
        : messages.contiamo
      : messages.manda(post.titolo, count);
  return (
    <ConfirmDialog open onCancel={onCancel} onConfirm={onConfirm} confirm={count === null ? null : 'Manda'}>
      <p aria-live="polite">{said}</p>
    </ConfirmDialog>
  );
}
