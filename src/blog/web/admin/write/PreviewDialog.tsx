import { useId } from 'react';
import { call, type Reply } from '../../../../api/call.ts';
import { dataOf } from '../../../../api/call-failure.ts';
import { useReadBy } from '../../../../api/use-read.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import type { BlogPost } from '../../../contract.ts';
import { ArticleBody } from '../../visitor/ArticleBody.tsx';
import { PostDates } from '../../visitor/PostDates.tsx';
import { PostPicture } from '../../visitor/PostPicture.tsx';
import * as messages from '../../../messages/admin.ts';

export function PreviewDialog({
  ask: fetchPreview,
  onClose,
}: {
  ask: () => Promise<Reply<{ data: BlogPost }>>;
  onClose: () => void;
}) {
  const { data, fault } = useReadBy(['anteprima', useId()], async () => dataOf(await fetchPreview()));
  const post = data?.data ?? null;
  const failure = fault && `${messages.previewNotLoaded} ${fault.detail}`.trim();
  return (
    <Dialog open onClose={onClose} title={messages.previewLabel} className="w anteprima-d">
      <FailureAlert>{failure}</FailureAlert>
      <p role="status" className="sr">
        {post === null && failure === null ? messages.previewLoading : ''}
      </p>
      {post && <PreviewPost post={post} />}
    </Dialog>
  );
}

export function SavedPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const fetchPreview = async () => {
    const saved = await call('GET /api/admin/blog/posts/{id}', { params: { id } });
    return saved.ok ? call('POST /api/admin/blog/preview', { body: saved.data.data }) : saved;
  };
  return <PreviewDialog ask={fetchPreview} onClose={onClose} />;
}

function PreviewPost({ post }: { post: BlogPost }) {
  return (
    <article className="blog-preview">
      <p className="chip hot">
        <span aria-hidden="true">{post.categoria_emoji}</span>
        {post.categoria}
      </p>
      <h2>{post.titolo}</h2>
      {post.meta_description !== '' && <p className="lead">{post.meta_description}</p>}
      <PostDates post={post} />
      <div className="blog-quadro">
        <PostPicture post={post} sizes="(max-width: 860px) 100vw, 804px" />
      </div>
      <ArticleBody html={post.contenuto} />
    </article>
  );
}
