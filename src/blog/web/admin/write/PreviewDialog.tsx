import { useEffect, useEffectEvent, useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../../api/call.ts';
import { useAdminSession } from '../../../../accounts/web/admin/admin-session.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import type { BlogPost } from '../../../contract.ts';
import { PreviewPost } from './PreviewPost.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.scrivi;

/** Anteprima: an article as its readers would see it. Nothing of it is stored. `ask` fetches it, once. */
export function PreviewDialog({
  ask,
  onClose,
}: {
  ask: () => Promise<Reply<{ data: BlogPost }>>;
  onClose: () => void;
}) {
  const { onSignedOut } = useAdminSession();
  const [post, setPost] = useState<BlogPost | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchIt = useEffectEvent(ask);
  const hear = useEffectEvent((answer: Reply<{ data: BlogPost }>) => {
    if (answer.ok) return setPost(answer.data.data);
    if (answer.status === SIGNED_OUT) onSignedOut();
    setFailure([`${messages.anteprimaFallita}.`, answer.detail].join(' ').trim());
  });
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      const answer = await fetchIt();
      if (!isGone) hear(answer);
    };
    void run();
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <Dialog open onClose={onClose} title={t.anteprima} className="w anteprima-d">
      <FailureAlert>{failure}</FailureAlert>
      <p role="status" className="sr">
        {post === null && failure === null ? messages.anteprimaInArrivo : ''}
      </p>
      {post && <PreviewPost post={post} />}
    </Dialog>
  );
}
