import { data, isRouteErrorResponse, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { BlogPost } from '../../../blog/contract.ts';
import { blogMessages } from '../../../blog/messages.it.ts';
import { postPath } from '../../../blog/rules/post-path.ts';
import { ArticleBody } from '../../../blog/web/visitor/ArticleBody.tsx';
import { ArticleHead } from '../../../blog/web/visitor/ArticleHead.tsx';
import { ArticleMissing } from '../../../blog/web/visitor/ArticleMissing.tsx';
import { ArticleTags } from '../../../blog/web/visitor/ArticleTags.tsx';
import { Comments } from '../../../blog/web/visitor/Comments.tsx';
import { NewsletterBand } from '../../../blog/web/visitor/newsletter/NewsletterBand.tsx';
import { RelatedPosts } from '../../../blog/web/visitor/RelatedPosts.tsx';
import { useCountView } from '../../../blog/web/visitor/use-count-view.ts';
import { pageContext } from '../context.ts';
import { describeArticle } from '../../../seo/web/describe-article.ts';
import { photoPicture } from '../../../seo/web/photo-picture.ts';
import { load, type PageError } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import '../../../blog/web/visitor/blog.css';
import '../../../blog/web/visitor/article.css';

const STATUS = { gone: 410, unknown: 404 } as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { blog, comments, publicUrl, cachePublicly } = context.get(pageContext);
  const { id = '', slug = '' } = params;
  const found = await load(context, () => blog.findPost(id));
  if (found.kind !== 'found') {
    const detail = blogMessages.articoloNonTrovato;
    throw data({ detail } satisfies PageError, { status: STATUS[found.kind] });
  }
  const { post } = found;
  if (id !== String(post.id) || slug !== post.slug) {
    return redirect(postPath(post) + new URL(request.url).search, 301);
  }
  cachePublicly({ tags: ['blog', `a:${post.id}`] });
  return load(context, async () => {
    const [approved, related, categories] = await Promise.all([
      comments.list(post.id),
      blog.listRelated(post),
      blog.listCategories(),
    ]);
    const category = categories.find(({ nome }) => nome === post.categoria);
    const head = headOf(post, approved.length, publicUrl);
    return { post, category, comments: approved, related, publicUrl, head };
  });
}

function headOf(post: BlogPost, comments: number, publicUrl: string): string {
  return writeHead({
    title: post.titolo,
    description: post.meta_description || post.excerpt,
    path: postPath(post),
    publicUrl,
    publishedAt: post.published_at,
    picture: photoPicture(post.immagine_copertina, post.titolo) ?? undefined,
    structured: describeArticle({ post, publicUrl, comments }),
  });
}

export { readHead as meta } from '../read-head.ts';

export default function ArticoloPage() {
  const { post, category, comments, related, publicUrl } = useLoaderData<typeof loader>();
  useCountView(post.id);
  return (
    <>
      <article className="blog-article wrap">
        <ArticleHead post={post} category={category} url={`${publicUrl}${postPath(post)}`} />
        <ArticleBody html={post.contenuto} />
        <ArticleTags tags={post.tags} />
      </article>
      <div className="wrap">
        <Comments postId={post.id} comments={comments} />
      </div>
      <RelatedPosts posts={related} />
      <NewsletterBand />
    </>
  );
}

/** "On failure or missing article" (specification section 2): one page for both, each with its HTTP status. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticleMissing status={isRouteErrorResponse(error) ? error.status : undefined} />;
}
