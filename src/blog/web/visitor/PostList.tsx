import { paths } from '../../../kernel/pages/paths.ts';
import { Link, useNavigation } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { type ListQuery, listPath } from '../../rules/list-address.ts';
import { PostCard } from './PostCard.tsx';
import * as messages from '../../messages/visitor.ts';

type PostListProps = {
  posts: readonly BlogPostCard[];
  published: number;
  pageCount: number;
  listQuery: ListQuery;
};

export function PostList({ posts, published, pageCount, listQuery }: PostListProps) {
  const { location } = useNavigation();
  const isWhole = listQuery.categoria === '' && listQuery.cerca === '';
  const hasFeature = isWhole && listQuery.pagina === 1 && posts.length > 2;
  return (
    <section className="blog-issue" aria-label={messages.articlesLabel} aria-busy={location?.pathname === paths.blog}>
      <p className="blog-tally" role="status">
        {posts.length > 0 && messages.articlesShown(posts.length, published)}
        {posts.length === 0 && <span className="sr">{published > 0 && messages.noArticleFoundTitle}</span>}
      </p>
      {posts.length === 0 && <EmptyList listQuery={listQuery} hasPosts={published > 0} />}
      <div className="blog-stories">
        {posts.map((post, position) => (
          <PostCard key={post.id} post={post} isFeature={hasFeature && position === 0} priority={position === 0} />
        ))}
      </div>
      <Paging
        label={messages.blogPaginationLabel}
        page={listQuery.pagina}
        pageCount={pageCount}
        pathOf={(pagina) => listPath({ ...listQuery, pagina })}
      />
    </section>
  );
}

function EmptyList({ listQuery, hasPosts }: { listQuery: ListQuery; hasPosts: boolean }) {
  if (!hasPosts)
    return (
      <EmptyState title={messages.noArticlePublishedTitle}>
        <p>{messages.noArticlePublishedHint}</p>
        <Link className="btn" to={`${paths.home}#regioni`}>
          {messages.exploreRegionsLink}
        </Link>
      </EmptyState>
    );
  const { categoria, cerca } = listQuery;
  return (
    <EmptyState title={messages.noArticleFoundTitle}>
      {cerca === '' ? (
        <p>{messages.categoryEmpty}</p>
      ) : (
        <p>
          {messages.noMatchBeginning} {categoria !== '' && messages.noMatchCategoryPart}
          {messages.noMatchEnding(cerca)}
        </p>
      )}
      <div className="row-f">
        <Link className="btn" to={paths.blog} preventScrollReset>
          {messages.showAllArticlesLink}
        </Link>
        {cerca !== '' && categoria !== '' && (
          <Link className="btn alt" to={listPath({ cerca })} preventScrollReset>
            {messages.searchAllCategoriesLink}
          </Link>
        )}
      </div>
    </EmptyState>
  );
}
