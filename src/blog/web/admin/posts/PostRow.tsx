import { formatMomentInFigures } from '../../../../kernel/format-moment.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { postPath } from '../../../rules/post-path.ts';
import { PostPicture } from '../../visitor/PostPicture.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.articoli;

/** What is asked about an article before it is done, or shown of it. */
export type PostAction = 'publish' | 'unpublish' | 'send' | 'delete' | 'preview';

type PostRowProps = { post: AdminPostRow; onEdit: (id: number) => void; onAsk: (what: PostAction) => void };

/** An article in the list, with all that can be done with it. */
export function PostRow({ post, onEdit, onAsk }: PostRowProps) {
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
            {isPublished ? t.pubblicato : t.bozza}
          </span>
          <span>{categoria}</span>
        </p>
        <h3 id={titleId}>{titolo}</h3>
        <PostFigures post={post} />
      </div>
      <div className="blog-row-actions" role="group" aria-labelledby={titleId}>
        <button type="button" className="btn alt sm" {...about} onClick={() => onEdit(id)}>
          <Icon name="pencil-simple" />
          {t.modifica}
        </button>
        {isPublished ? (
          <a className="btn quiet sm" {...about} href={postPath(post)} target="_blank" rel="noreferrer">
            <Icon name="arrow-square-out" />
            {t.vedi}
            <span className="sr"> {t.siApreInAltraScheda}</span>
          </a>
        ) : (
          <button type="button" className="btn quiet sm" {...about} onClick={() => onAsk('preview')}>
            <Icon name="eye" />
            {t.anteprima}
          </button>
        )}
        <button
          type="button"
          className="btn quiet sm"
          {...about}
          onClick={() => onAsk(isPublished ? 'unpublish' : 'publish')}
        >
          {isPublished ? <Icon name="eye-slash" /> : <EditorIcon name="newspaper" />}
          {isPublished ? t.riportaInBozza : t.pubblica}
        </button>
        {isPublished && post.newsletter_at === null && (
          <button type="button" className="btn quiet sm" {...about} onClick={() => onAsk('send')}>
            <Icon name="paper-plane-tilt" />
            {t.mandaAgliIscritti}
          </button>
        )}
        <button type="button" className="btn quiet sm togli" {...about} onClick={() => onAsk('delete')}>
          <Icon name="trash" />
          {t.elimina}
        </button>
      </div>
    </li>
  );
}

/** When, and how much it is read. */
function PostFigures({ post }: { post: AdminPostRow }) {
  const { published_at, updated_at, status, views_count, comments_approved, comments_waiting, newsletter_at } = post;
  const isPublished = status === 'pubblicato' && published_at !== null;
  const when = isPublished ? published_at : updated_at;
  return (
    <p className="blog-figures">
      <span>
        {isPublished ? t.pubblicatoIl : t.modificatoIl}
        <time dateTime={when}>{formatMomentInFigures(when)}</time>
      </span>
      <span>{messages.letture(views_count)}</span>
      <span>
        {messages.commenti(comments_approved)}
        {comments_waiting > 0 && <b> ({messages.inAttesa(comments_waiting)})</b>}
      </span>
      {newsletter_at !== null && <span>{messages.mandato(formatMomentInFigures(newsletter_at))}</span>}
    </p>
  );
}
