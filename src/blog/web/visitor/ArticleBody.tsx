import { frameTables } from '../../rules/article-markup.ts';
import { articleLang } from './article-lang.ts';
import './article-body.css';

/** No other component may insert HTML (`.oxlintrc.json`). The server must have sanitised `html` (`server/sanitise-article.ts`). */
export function ArticleBody({ html }: { html: string }) {
  return <div className="blog-body" lang={articleLang} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />;
}
