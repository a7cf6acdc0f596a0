import { paths } from '../../../kernel/pages/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { catWindow } from '../../../ui/drawings/window.ts';
import type { BlogCategory } from '../../contract.ts';
import { articleLang } from './article-lang.ts';
import * as messages from '../../messages/visitor.ts';

type BlogHeadProps = {
  category: BlogCategory | undefined;
  isEmpty: boolean;
  children: ReactNode;
};

export function BlogHead({ category, isEmpty, children }: BlogHeadProps) {
  return (
    <div className="blog-masthead">
      <div className="wrap">
        <div className="tx">
          {category ? (
            <>
              <nav aria-label={messages.breadcrumbLabel}>
                <ol className="crumb">
                  <li>
                    <Link to={paths.blog}>{messages.blogLabel}</Link>
                  </li>
                  <li aria-current="page" lang={articleLang}>
                    {category.nome}
                  </li>
                </ol>
              </nav>
              <h1 lang={articleLang}>
                <span className="emoji" aria-hidden="true">
                  {category.emoji}
                </span>
                {category.nome}
              </h1>
              <p className="lead" lang={articleLang}>
                {category.descrizione}
              </p>
            </>
          ) : (
            <>
              <p className="occhiello">{messages.blogTitle}</p>
              <h1>{messages.blogTagline}</h1>
              <p className="lead">{messages.blogIntroduction}</p>
            </>
          )}
          {messages.articlesInItalianNote && <p>{messages.articlesInItalianNote}</p>}
          {children}
        </div>
        {!isEmpty && <Drawing of={catWindow} className="finestra" />}
      </div>
    </div>
  );
}
