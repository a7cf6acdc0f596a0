import type { BlogPostCard } from '../../contract.ts';
import { PostCard } from './PostCard.tsx';
import * as t from './messages.it.ts';

type Posts = readonly BlogPostCard[];

/** "Up to 3 related articles" (specification section 2), of the same category; where there is no other, `others`, which are not called so. */
export function RelatedPosts({ related, others }: { related: Posts; others: Posts }) {
  const posts = related.length > 0 ? related : others;
  if (posts.length === 0) return null;
  return (
    <section className="blog-more-posts" aria-labelledby="ancora">
      <div className="wrap">
        <h2 id="ancora">{related.length > 0 ? t.continuaALeggere : t.altriArticoli}</h2>
        <div className="blog-stories">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} level="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
