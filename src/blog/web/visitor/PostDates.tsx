import { Icon } from '../../../ui/Icon.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { formatPublished, formatPublishedDay } from '../../rules/format-published.ts';
import * as t from './messages.it.ts';

type PostDatesProps = {
  post: Pick<BlogPostCard, 'published_at' | 'created_at' | 'reading_time'>;
  /** With the time of day, on the article's page (PRODUCT.md § 2). */
  hasTime?: boolean;
};

export function PostDates({ post, hasTime = false }: PostDatesProps) {
  const instant = post.published_at ?? post.created_at;
  return (
    <p className="blog-date">
      <time dateTime={instant}>{hasTime ? formatPublished(instant) : formatPublishedDay(instant)}</time>
      <span className="min">
        <Icon name="clock" size={16} />
        {t.minuti(post.reading_time)}
      </span>
      {t.inItaliano && (
        <span className="min">
          <Icon name="translate" size={16} />
          {t.inItaliano}
        </span>
      )}
    </p>
  );
}
