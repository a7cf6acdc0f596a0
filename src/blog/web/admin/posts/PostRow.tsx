import { formatMomentInDigits } from '../../../../kernel/dates/format-moment.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { postPath } from '../../../rules/post-path.ts';
import { PostPicture } from '../../visitor/PostPicture.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import { RowButton } from '../RowButton.tsx';
import * as messages from '../../../messages/admin.ts';

const REMOVE = 'btn quiet sm togli';

export type PostAction = 'publish' | 'unpublish' | 'send' | 'delete' | 'preview';

type PostRowProps = { post: AdminPostRow; onEdit: (id: number) => void; onAction: (what: PostAction) => void };

export function PostRow({ post, onEdit, onAction }: PostRowProps) {
  const { id, titolo, categoria, status } = post;
  const isPublished = status === 'pubblicato';
  const titleId = `blog-articolo-${id}`;
  const about = { 'aria-describedby': titleId };
  return (
    <li>
      <div className="blog-thumbnail">
        <PostPicture post={post} sizes="148px" />
      </div>
      <div className="che">
        <p className="sopra">
          <span className={isPublished ? 'badge ok' : 'badge'}>
            <Icon name={isPublished ? 'check-circle' : 'pencil-simple'} size={16} />
            {isPublished ? messages.publishedLabel : messages.draftLabel}
          </span>
          <span>{categoria}</span>
        </p>
        <h3 id={titleId}>{titolo}</h3>
        <PostStatistics post={post} />
      </div>
      <div className="blog-row-actions" role="group" aria-labelledby={titleId}>
        <RowButton
          icon="pencil-simple"
          label={messages.editButton}
          className="btn alt sm"
          {...about}
          onClick={() => onEdit(id)}
        />
        {isPublished ? (
          <a className="btn quiet sm" {...about} href={postPath(post)} target="_blank" rel="noreferrer">
            <Icon name="arrow-square-out" />
            {messages.viewLink}
            <span className="sr"> {messages.opensInNewTab}</span>
          </a>
        ) : (
          <RowButton icon="eye" label={messages.previewLabel} {...about} onClick={() => onAction('preview')} />
        )}
        <button
          type="button"
          className="btn quiet sm"
          {...about}
          onClick={() => onAction(isPublished ? 'unpublish' : 'publish')}
        >
          {isPublished ? <Icon name="eye-slash" /> : <EditorIcon name="newspaper" />}
          {isPublished ? messages.unpublishButton : messages.publishButton}
        </button>
        {isPublished && post.newsletter_at === null && (
          <RowButton
            icon="paper-plane-tilt"
            label={messages.sendToSubscribersButton}
            {...about}
            onClick={() => onAction('send')}
          />
        )}
        <RowButton
          icon="trash"
          label={messages.deleteButton}
          className={REMOVE}
          {...about}
          onClick={() => onAction('delete')}
        />
      </div>
    </li>
  );
}

function PostStatistics({ post }: { post: AdminPostRow }) {
  const { published_at, updated_at, status, views_count, comments_approved, comments_waiting, newsletter_at } = post;
  const isPublished = status === 'pubblicato' && published_at !== null;
  const when = isPublished ? published_at : updated_at;
  return (
    <p className="blog-figures">
      <span>
        {isPublished ? messages.publishedOnPrefix : messages.changedOnPrefix}
        <time dateTime={when}>{formatMomentInDigits(when)}</time>
      </span>
      <span>{messages.viewCount(views_count)}</span>
      <span>
        {messages.commentCount(comments_approved)}
        {comments_waiting > 0 && <b> ({messages.pendingCommentCount(comments_waiting)})</b>}
      </span>
      {newsletter_at !== null && <span>{messages.newsletterSentOn(formatMomentInDigits(newsletter_at))}</span>}
    </p>
  );
}
