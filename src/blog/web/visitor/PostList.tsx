import { paths } from '../../../kernel/paths.ts';
import { Link, useNavigation } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { type ListQuery, listPath } from '../../rules/list-address.ts';
import { PostCard } from './PostCard.tsx';
import * as t from './messages.it.ts';

type PostListProps = {
  posts: readonly BlogPostCard[];
  published: number;
  pageCount: number;
  listQuery: ListQuery;
};

/** The cards of a page of the list, with the counter that tells of every change. While another list is on its way they fade. */
export function PostList({ posts, published, pageCount, listQuery }: PostListProps) {
  const { location } = useNavigation();
  const isWhole = listQuery.categoria === '' && listQuery.cerca === '';
  const hasFeature = isWhole && listQuery.pagina === 1 && posts.length > 2;
  return (
    <section className="blog-issue" aria-label={t.articoli} aria-busy={location?.pathname === paths.blog}>
      <p className="blog-tally" role="status">
        {posts.length > 0 && t.visualizzando(posts.length, published)}
        {posts.length === 0 && <span className="sr">{published > 0 && t.nessunoTrovato}</span>}
      </p>
      {posts.length === 0 && <EmptyList listQuery={listQuery} hasPosts={published > 0} />}
      <div className="blog-stories">
        {posts.map((post, position) => (
          <PostCard key={post.id} post={post} isFeature={hasFeature && position === 0} priority={position === 0} />
        ))}
      </div>
      <Paging
        label={t.pagineDelBlog}
        page={listQuery.pagina}
        pageCount={pageCount}
        pathOf={(pagina) => listPath({ ...listQuery, pagina })}
      />
    </section>
  );
}

/** Both empty states of the list (PRODUCT.md § 2), each with a way on. */
function EmptyList({ listQuery, hasPosts }: { listQuery: ListQuery; hasPosts: boolean }) {
  if (!hasPosts)
    return (
      <EmptyState title={t.nessunoPubblicato}>
        <p>{t.quandoCeNeSara}</p>
        <Link className="btn" to={`${paths.home}#regioni`}>
          {t.esploraLeRegioni}
        </Link>
      </EmptyState>
    );
  const { categoria, cerca } = listQuery;
  return (
    <EmptyState title={t.nessunoTrovato}>
      {cerca === '' ? (
        <p>{t.inQuestaCategoriaNonCe}</p>
      ) : (
        <p>
          {t.nessunTitoloENessunTesto} {categoria !== '' && t.diQuestaCategoria}
          {t.contiene(cerca)}
        </p>
      )}
      <div className="row-f">
        <Link className="btn" to={paths.blog} preventScrollReset>
          {t.vediTuttiGliArticoli}
        </Link>
        {cerca !== '' && categoria !== '' && (
          <Link className="btn alt" to={listPath({ cerca })} preventScrollReset>
            {t.cercaInTutteLeCategorie}
          </Link>
        )}
      </div>
    </EmptyState>
  );
}
