import { Icon } from '../../../ui/icons/Icon.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { formatPublished, formatPublishedDay } from '../../rules/format-published.ts';
import * as messages from '../../messages/visitor.ts';

type PostDatesProps = {
  post: Pick<BlogPostCard, 'published_at' | 'created_at' | 'reading_time'>;
  hasTime?: boolean;
};

export function PostDates({ post, hasTime = false }: PostDatesProps) {
  const instant = post.published_at ?? post.created_at;
  return (
    <p className="blog-date">
      <time dateTime={instant}>{hasTime ? formatPublished(instant) : formatPublishedDay(instant)}</time>
      <span className="min">
        <Icon name="clock" size={16} />
        {messages.readingTime(post.reading_time)}
      </span>
      {messages.inItalianNote && (
        <span className="min">
          <Icon name="translate" size={16} />
          {messages.inItalianNote}
        </span>
      )}
    </p>
  );
}
