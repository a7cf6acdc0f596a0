import { articleLang } from './article-lang.ts';
import * as messages from '../../messages/visitor.ts';
import type { BlogPostCard } from '../../contract.ts';
import { PostCard } from './PostCard.tsx';
import { latePart } from '../../../ui/loading/late-part.ts';

export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="chips blog-labels" aria-label={messages.tagsLabel}>
      {tags.map((tag) => (
        <li key={tag} className="chip" lang={articleLang}>
          #{tag}
        </li>
      ))}
    </ul>
  );
}

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

export const LateComments = latePart(async () => (await import('./Comments.tsx')).Comments);
