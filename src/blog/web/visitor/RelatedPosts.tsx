import type { BlogPostCard } from '../../contract.ts';
import { PostCard } from './PostCard.tsx';
import * as messages from '../../messages/visitor.ts';

/** Up to three related articles of the same category; nothing if there are none (PRODUCT.md § 2). */
export function RelatedPosts({ posts }: { posts: readonly BlogPostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="blog-more-posts" aria-labelledby="ancora">
      <div className="wrap">
        <h2 id="ancora">{messages.continueReadingTitle}</h2>
        <div className="blog-stories">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} level="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
