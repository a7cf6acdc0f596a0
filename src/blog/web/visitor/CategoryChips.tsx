import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogCategory } from '../../contract.ts';
import { type ListQuery, listPath } from '../../rules/list-address.ts';
import { articleLang } from './article-lang.ts';
import * as messages from '../../messages/visitor.ts';

type CategoryChipsProps = {
  categories: readonly BlogCategory[];
  chosen: string | undefined;
  listQuery: ListQuery;
  published: number;
};

export function CategoryChips({ categories, chosen, listQuery, published }: CategoryChipsProps) {
  const { cerca } = listQuery;
  const shown = categories.filter(({ posts_count, slug }) => posts_count > 0 || slug === chosen);
  return (
    <nav className="blog-sections" aria-label={messages.categoriesLabel}>
      <ul>
        <li>
          <Chip to={listPath({ cerca })} isChosen={listQuery.categoria === ''} count={published}>
            {messages.allCategoriesLabel}
          </Chip>
        </li>
        {shown.map(({ slug, nome, emoji, posts_count }) => (
          <li key={slug}>
            <Chip to={listPath({ categoria: slug, cerca })} isChosen={slug === chosen} count={posts_count}>
              <span aria-hidden="true">{emoji}</span> <span lang={articleLang}>{nome}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = { to: string; isChosen: boolean; count: number; children: ReactNode };

function Chip({ to, isChosen, count, children }: ChipProps) {
  return (
    <Link className="pill" to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      {children}
      <span className="sr">: {messages.articleCount(count)}</span>
      <span className="num" aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}
