import { frameTables } from '../../rules/article-markup.ts';
import { articleLang } from './article-lang.ts';
import './article-body.css';

/**
 * The content of an article. The one place of the product that puts HTML into a page, and the linter lets no other
 * (`.oxlintrc.json`): `html` must have gone through the allow-list on the server (`server/sanitise-article.ts`), as everything that
 * the blog's calls answer has.
 */
export function ArticleBody({ html }: { html: string }) {
  return <div className="blog-body" lang={articleLang} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
