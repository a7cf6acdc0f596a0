import type { BlogPostCard } from '../../contract.ts';
import { PostCard } from './PostCard.tsx';
import * as t from './messages.it.ts';

/** "Up to 3 related articles" (specification section 2), of the same category; nothing where there is none (decision 28). */
export function RelatedPosts({ posts }: { posts: readonly BlogPostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="blog-more-posts" aria-labelledby="ancora">
      <div className="wrap">
        <h2 id="ancora">{t.continuaALeggere}</h2>
        <div className="blog-stories">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} level="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
