import { brandName } from '../../../kernel/brand/brand.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { BlogPost } from '../../../blog/contract.ts';
import { italianPostPath, postPath } from '../../../blog/rules/post-path.ts';
import { ArticleBody } from '../../../blog/web/visitor/ArticleBody.tsx';
import { ArticleHead } from '../../../blog/web/visitor/ArticleHead.tsx';
import { ArticleTags, RelatedPosts, LateComments } from '../../../blog/web/visitor/ArticleEnd.tsx';
import { LateNewsletterBand } from '../../../blog/web/visitor/newsletter/late-newsletter-band.ts';
import { useCountView } from '../../../blog/web/visitor/use-count-view.ts';
import { formatPublishedDay } from '../../../blog/rules/format-published.ts';
import { namedRegione } from '../../../blog/rules/named-regione.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { inRegione } from '../../../locations/rules/place-phrase.it.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { type PageContext, pageContext } from '../context.ts';
import { describeArticle } from '../../../seo/web/describe-site.ts';
import { load, loadPart, type PageError } from '../load.ts';
import { readPicturedTiles } from '../results/read-pictured-tiles.ts';
import type { HomesRowProps } from '../shell/HomesRow.tsx';
import { writeHead, photoPicture } from '../../../seo/web/page-meta.ts';
import '../../../blog/web/visitor/blog.css';
import '../../../blog/web/visitor/article.css';
import * as blogMessages from '../../../blog/messages/visitor.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { latePart } from '../../../ui/loading/late-part.ts';
import * as messages from '../../messages/visitor.ts';

/** The row of homes is loaded lazily, so that the text does not wait for its code. */
const LateHomesRow = latePart(async () => (await import('../shell/HomesRow.tsx')).HomesRow);

const STATUS = { gone: 410, unknown: 404 } as const;
const HOMES = 4;

type Services = Pick<PageContext, 'search' | 'strutture' | 'today' | 'cachePublicly'>;

async function readHomes(services: Services, post: BlogPost): Promise<HomesRowProps> {
  const named = namedRegione(post);
  const regione = KNOWN_REGIONI.find(({ id }) => id === named?.id);
  if (regione) {
    const tiles = await readPicturedTiles(services, {
      scope: { kind: 'regione', regione_id: regione.id },
      limit: HOMES,
    });
    const where = inRegione(regione.nome);
    const more = { path: placePath({ regione: regione.slug }), text: messages.allHomesInRegionLink(where) };
    if (tiles.length > 0) return { title: messages.homesInRegion(where), tiles, more };
  }
  const tiles = await readPicturedTiles(services, { scope: { kind: 'italia' }, limit: HOMES });
  return { title: messages.articleTodaysHomesTitle, tiles, more: { path: paths.cerca, text: messages.allHomesLink } };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { comments, publicUrl, report, ...services } = context.get(pageContext);
  const { blog, cachePublicly } = services;
  const { id = '', slug = '' } = params;
  const found = await load(context, () => blog.findPost(id));
  if (found.kind !== 'found') {
    const detail = blogMessages.articleNotFound;
    throw data({ detail } satisfies PageError, { status: STATUS[found.kind] });
  }
  const { post } = found;
  if (id !== String(post.id) || slug !== post.slug) {
    return redirect(postPath(post) + new URL(request.url).search, 301);
  }
  cachePublicly({ tags: ['blog', `a:${post.id}`] });
  return load(context, async () => {
    const [approved, related, categories, homes] = await Promise.all([
      comments.list(post.id),
      blog.listRelated(post),
      blog.listCategories(),
      loadPart(report, readHomes(services, post)),
      LateHomesRow.prepare(),
      LateComments.prepare(),
      LateNewsletterBand.prepare(),
    ]);
    const category = categories.find(({ nome }) => nome === post.categoria);
    const head = headOf(post, approved.length, publicUrl);
    return { post, category, comments: approved, related, homes, publicUrl, head };
  });
}

/** Returns the meta description. In other languages, it is a generic one, because articles are written in Italian. */
function descriptionOf({
  titolo,
  meta_description,
  excerpt,
  reading_time,
  published_at,
  created_at,
}: BlogPost): string {
  if (messages.articleInItalianNote === null) return meta_description || excerpt;
  return messages.articleInItalianNote(
    titolo,
    formatPublishedDay(published_at ?? created_at),
    blogMessages.readingTime(reading_time),
  );
}

function headOf(post: BlogPost, comments: number, publicUrl: string): string {
  const description = descriptionOf(post);
  return writeHead({
    title: post.titolo,
    description,
    path: italianPostPath(post),
    publicUrl,
    publishedAt: post.published_at,
    picture: photoPicture(post.immagine_copertina, messages.articleCoverAlt(post.titolo)) ?? undefined,
    structured: describeArticle({ post, description, publicUrl, comments }),
  });
}

export { readHead as meta } from '../read-head.ts';

export default function ArticoloPage() {
  const { post, category, comments, related, homes, publicUrl } = useLoaderData<typeof loader>();
  useCountView(post.id);
  return (
    <>
      <article className="blog-article wrap">
        <ArticleHead post={post} category={category} url={`${publicUrl}${postPath(post)}`} />
        <ArticleBody html={post.contenuto} />
        <ArticleTags tags={post.tags} />
      </article>
      <div className="wrap">
        <LateComments key={`commenti-${post.id}`} postId={post.id} comments={comments} />
      </div>
      {homes && <LateHomesRow key={post.id} {...homes} />}
      <RelatedPosts posts={related} />
      <LateNewsletterBand />
    </>
  );
}

/** Missing articles and articles that failed to load share an error page, but have different HTTP statuses. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const isGone = status === 410;
  const isUnknown = status === 404;
  return (
    <div className="wrap section">
      <title>{`${blogMessages.articleNotFound} — ${brandName}`}</title>
      <EmptyState title={blogMessages.articleNotFound} level="h1">
        <p>
          {isGone
            ? blogMessages.articleWithdrawn
            : isUnknown
              ? blogMessages.articleUnknown
              : blogMessages.articleNotLoaded}
        </p>
        <div className="row-f">
          <Link className="btn" to={paths.blog}>
            {blogMessages.backToBlogLink}
          </Link>
          {!isGone && !isUnknown && (
            <Link className="btn alt" to={`${pathname}${search}`} reloadDocument>
              {blogMessages.retryButton}
            </Link>
          )}
        </div>
      </EmptyState>
    </div>
  );
}
