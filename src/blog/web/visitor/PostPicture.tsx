import { Photo } from '../../../media/web/Photo.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { choosePoster } from '../../rules/choose-poster.ts';
import posterUrl from './art/poster.svg?url';
import './poster.css';

type PostPictureProps = {
  post: Pick<BlogPostCard, 'id' | 'categoria' | 'categoria_emoji' | 'immagine_copertina'>;
  sizes: string;
  priority?: boolean;
};

export function PostPicture({ post, sizes, priority = false }: PostPictureProps) {
  return (
    <span className="blog-print">
      {post.immagine_copertina === null ? (
        <PostPoster id={post.id} categoria={post.categoria} emoji={post.categoria_emoji} />
      ) : (
        <Photo url={post.immagine_copertina} alt="" sizes={sizes} tile={3 / 2} priority={priority} />
      )}
    </span>
  );
}

type PostPosterProps = { id: number; categoria: string; emoji: string };

function PostPoster({ id, categoria, emoji }: PostPosterProps) {
  const { tinta, scena, isMirrored } = choosePoster(categoria, id);
  return (
    <span className="blog-poster" data-tinta={tinta} aria-hidden="true">
      <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" focusable="false">
        <use href={`${posterUrl}#cielo`} />
        <use href={`${posterUrl}#scena-${scena}`} transform={isMirrored ? 'matrix(-1 0 0 1 480 0)' : undefined} />
      </svg>
      <span className="emoji">{emoji}</span>
    </span>
  );
}
