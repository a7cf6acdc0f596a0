import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { BlogCategory } from '../../../blog/contract.ts';
import { type ListQuery, listPath, parseListAddress, BLOG_PAGE_SIZE } from '../../../blog/rules/list-address.ts';
import { BlogHead } from '../../../blog/web/visitor/BlogHead.tsx';
import { CategoryChips } from '../../../blog/web/visitor/CategoryChips.tsx';
import { LateNewsletterBand } from '../../../blog/web/visitor/newsletter/late-newsletter-band.ts';
import { PostList } from '../../../blog/web/visitor/PostList.tsx';
import { PostSearch } from '../../../blog/web/visitor/PostSearch.tsx';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { pageContext } from '../context.ts';
import { describeBlog } from '../../../seo/web/describe-site.ts';
import { structured } from '../../../seo/web/structured.ts';
import { load } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import '../../../blog/web/visitor/blog.css';
import * as blogMessages from '../../../blog/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

const DESCRIPTION = messages.blogPageDescription;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { blog, publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: ['blog'], staleIfError: true });
  const listQuery = parseListAddress(new URL(request.url).searchParams);
  return load(context, async () => {
    if (listQuery === null) throw new AppError('NON_TROVATO', blogMessages.pageNotFound);
    const query = { categoria: listQuery.categoria || undefined, q: listQuery.cerca || undefined };
    const [{ data, total, published }, categories] = await Promise.all([
      blog.listPosts({ ...query, page: listQuery.pagina, limit: BLOG_PAGE_SIZE }),
      blog.listCategories(),
      LateNewsletterBand.prepare(),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE));
    if (listQuery.pagina > pageCount) throw new AppError('NON_TROVATO', blogMessages.pageNotFound);
    const wanted = listQuery.categoria.toLowerCase();
    const category = categories.find(({ slug, nome }) => slug === wanted || nome.toLowerCase() === wanted);
    const head = headOf(listQuery, category, publicUrl);
    return { asked: listQuery, posts: data, published, pageCount, categories, category, head };
  });
}

function headOf(listQuery: ListQuery, category: BlogCategory | undefined, publicUrl: string): string {
  const name = category ? messages.blogCategoryTitle(category.nome) : messages.blogLink;
  const found = listQuery.cerca === '' ? name : messages.blogSearchTitle(listQuery.cerca);
  const { cerca: _cerca, ...listed } = { ...listQuery, categoria: category?.slug ?? '' };
  const page = {
    title: listQuery.pagina > 1 ? messages.blogPageNumber(found, listQuery.pagina) : found,
    description: category?.descrizione
      ? messages.blogCategoryDescription(category.nome, category.descrizione)
      : DESCRIPTION,
    path: listPath(listed),
    publicUrl,
    structured: structured(describeBlog(publicUrl, DESCRIPTION)),
    isHidden: listQuery.cerca !== '' || (listQuery.categoria !== '' && category === undefined),
  };
  return writeHead(page, {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: messages.blogPageTitle,
    href: `${publicUrl}/blog/feed.xml`,
  });
}

export { readHead as meta } from '../read-head.ts';

export default function BlogPage() {
  const { asked: listQuery, posts, published, pageCount, categories, category } = useLoaderData<typeof loader>();
  return (
    <>
      <BlogHead category={category} isEmpty={posts.length === 0}>
        {published > 0 && <PostSearch listQuery={listQuery} />}
      </BlogHead>
      <div className="wrap blog-magazine">
        {published > 0 && <CategoryChips {...{ categories, listQuery, published }} chosen={category?.slug} />}
        <PostList {...{ posts, published, pageCount, listQuery }} />
      </div>
      <LateNewsletterBand />
    </>
  );
}
