import { frameTables } from '../../rules/article-markup.ts';
import { articleLang } from './article-lang.ts';
import './article-body.css';

/**
 * The content of an article. The only component that inserts HTML; the linter forbids it elsewhere (`.oxlintrc.json`).
 * `html` must have passed the allow-list on the server (`server/sanitise-article.ts`), as all HTML in responses of the
 * blog has.
 */
export function ArticleBody({ html }: { html: string }) {
  return <div className="blog-body" lang={articleLang} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
