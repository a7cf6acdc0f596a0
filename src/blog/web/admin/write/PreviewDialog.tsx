import { useId } from 'react';
import type { Reply } from '../../../../api/call.ts';
import { dataOf } from '../../../../api/call-failure.ts';
import { useReadBy } from '../../../../api/use-read.ts';
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
  const { data, fault } = useReadBy(['anteprima', useId()], async () => dataOf(await ask()));
  const post = data?.data ?? null;
  const failure = fault && [`${messages.anteprimaFallita}.`, fault.detail].join(' ').trim();
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
