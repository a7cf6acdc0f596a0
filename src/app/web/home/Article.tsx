import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import type { BlogPostCard } from '../../../blog/contract.ts';
import { PostCard } from '../../../blog/web/visitor/PostCard.tsx';
import * as messages from '../../messages/visitor.ts';

/** The newest article of the blog. */
export function Article({ post }: { post: BlogPostCard | null }) {
  if (post === null) return null;
  return (
    <section className="section" aria-labelledby="blog">
      <div className="wrap">
        <div className="home-hd">
          <h2 id="blog">{messages.fromBlogTitle}</h2>
          <Link className="btn alt" to={paths.blog}>
            {messages.allArticlesLink}
          </Link>
        </div>
        <PostCard post={post} isFeature level="h3" />
      </div>
    </section>
  );
}
