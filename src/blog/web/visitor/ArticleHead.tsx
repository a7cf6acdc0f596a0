import { paths } from '../../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import type { BlogCategory, BlogPost } from '../../contract.ts';
import { listPath } from '../../rules/list-address.ts';
import { articleLang } from './article-lang.ts';
import { PostDates } from './PostDates.tsx';
import { PostPicture } from './PostPicture.tsx';
import * as messages from '../../messages/visitor.ts';

type ArticleHeadProps = {
  post: BlogPost;
  category: BlogCategory | undefined;
  url: string;
};

export function ArticleHead({ post, category, url }: ArticleHeadProps) {
  const categoryPath = listPath({ categoria: category?.slug ?? post.categoria });
  return (
    <header className="blog-lead">
      <div className="tx">
        <nav aria-label={messages.breadcrumbLabel}>
          <ol className="crumb">
            <li>
              <Link to={paths.blog}>{messages.blogLabel}</Link>
            </li>
            <li>
              <Link to={categoryPath} lang={articleLang}>
                {post.categoria}
              </Link>
            </li>
          </ol>
        </nav>
        <h1 lang={articleLang}>{post.titolo}</h1>
        {post.meta_description !== '' && (
          <p className="lead" lang={articleLang}>
            {post.meta_description}
          </p>
        )}
        <div className="blog-byline">
          <Link className="chip hot" to={categoryPath} lang={articleLang}>
            <span aria-hidden="true">{post.categoria_emoji}</span>
            {post.categoria}
          </Link>
          <PostDates post={post} hasTime />
          <ShareButton title={post.titolo} url={url} />
        </div>
      </div>
      <div className="blog-picture">
        <PostPicture post={post} sizes="(max-width: 1200px) 100vw, 1120px" priority />
      </div>
    </header>
  );
}
