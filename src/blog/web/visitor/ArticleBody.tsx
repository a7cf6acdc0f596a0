import { frameTables } from '../../rules/article-markup.ts';
import { articleLang } from './article-lang.ts';
import './article-body.css';

/**
 * The content of an article. This is the only component that inserts HTML; the linter forbids it elsewhere (`.oxlintrc.json`).
 * The server must have passed `html` through the allow-list (`server/sanitise-article.ts`), as it does for all HTML in responses
 * of the blog.
 */
export function ArticleBody({ html }: { html: string }) {
  return <div className="blog-body" lang={articleLang} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
