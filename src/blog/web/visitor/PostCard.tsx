import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { postPath } from '../../rules/post-path.ts';
import { articleLang } from './article-lang.ts';
import { PostDates } from './PostDates.tsx';
import { PostPicture } from './PostPicture.tsx';
import * as messages from '../../messages/visitor.ts';

const CARD_SIZES = '(max-width: 640px) calc(100vw - 40px), (max-width: 1000px) 50vw, 410px';
const FEATURE_SIZES = '(max-width: 1000px) calc(100vw - 40px), 740px';

type PostCardProps = {
  post: BlogPostCard;
  isFeature?: boolean;
  priority?: boolean;
  level?: 'h2' | 'h3';
};

export function PostCard({ post, isFeature = false, priority = false, level: Title = 'h2' }: PostCardProps) {
  const to = postPath(post);
  return (
    <article className={classNames('blog-story', 'clickable-card', isFeature && 'blog-feature')}>
      <PostPicture post={post} sizes={isFeature ? FEATURE_SIZES : CARD_SIZES} priority={priority} />
      <div className="bd">
        <p className="blog-section" lang={articleLang}>
          <span aria-hidden="true">{post.categoria_emoji}</span>
          {post.categoria}
        </p>
        <Title className="titolo">
          <Link to={to} lang={articleLang}>
            {post.titolo}
          </Link>
        </Title>
        <p className="de" lang={articleLang}>
          {post.excerpt}
        </p>
        <div className="ft">
          <PostDates post={post} />
          <Link className="blog-read" to={to} aria-label={`${messages.readMoreLink}: ${post.titolo}`}>
            {messages.readMoreLink}
            <Icon name="arrow-right" size={16} />
          </Link>
        </div>
      </div>
    </article>
  );
}
