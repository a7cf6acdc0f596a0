import { articleLang } from './article-lang.ts';
import * as messages from '../../messages/visitor.ts';
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="chips blog-labels" aria-label={messages.tagsLabel}>
      {tags.map((tag) => (
        <li key={tag} className="chip" lang={articleLang}>
          #{tag}
        </li>
      ))}
    </ul>
  );
}
