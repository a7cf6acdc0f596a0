import { articleLang } from './article-lang.ts';
import * as t from './messages.it.ts';
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="chips blog-labels" aria-label={t.tag}>
      {tags.map((tag) => (
        <li key={tag} className="chip" lang={articleLang}>
          #{tag}
        </li>
      ))}
    </ul>
  );
}
