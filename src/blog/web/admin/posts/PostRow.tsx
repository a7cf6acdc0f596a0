import { formatMomentInFigures } from '../../../../kernel/format-moment.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { postPath } from '../../../rules/post-path.ts';
import { PostPicture } from '../../visitor/PostPicture.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import { RowButton } from '../RowButton.tsx';
import { siApreInAltraScheda } from '../messages.it.ts';
import * as t from './messages.it.ts';

const REMOVE = 'btn quiet sm togli';

export type PostAction = 'publish' | 'unpublish' | 'send' | 'delete' | 'preview';

type PostRowProps = { post: AdminPostRow; onEdit: (id: number) => void; onAsk: (what: PostAction) => void };

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
        <RowButton
          icon="pencil-simple"
          label={t.modifica}
          className="btn alt sm"
          {...about}
          onClick={() => onEdit(id)}
        />
        {isPublished ? (
          <a className="btn quiet sm" {...about} href={postPath(post)} target="_blank" rel="noreferrer">
            <Icon name="arrow-square-out" />
            {t.vedi}
            <span className="sr"> {siApreInAltraScheda}</span>
          </a>
        ) : (
          <RowButton icon="eye" label={t.anteprima} {...about} onClick={() => onAsk('preview')} />
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
          <RowButton icon="paper-plane-tilt" label={t.mandaAgliIscritti} {...about} onClick={() => onAsk('send')} />
        )}
        <RowButton icon="trash" label={t.elimina} className={REMOVE} {...about} onClick={() => onAsk('delete')} />
      </div>
    </li>
  );
}

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
      <span>{t.letture(views_count)}</span>
      <span>
        {t.commenti(comments_approved)}
        {comments_waiting > 0 && <b> ({t.inAttesa(comments_waiting)})</b>}
      </span>
      {newsletter_at !== null && <span>{t.mandato(formatMomentInFigures(newsletter_at))}</span>}
    </p>
  );
}
