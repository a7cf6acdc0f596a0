import type { BlogPost } from '../../../contract.ts';
import { ArticleBody } from '../../visitor/ArticleBody.tsx';
import { PostDates } from '../../visitor/PostDates.tsx';
import { PostPicture } from '../../visitor/PostPicture.tsx';

/** An article in the look of its page, without what leads away from here. */
export function PreviewPost({ post }: { post: BlogPost }) {
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
