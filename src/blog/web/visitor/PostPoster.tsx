import { choosePoster } from '../../rules/choose-poster.ts';
import posterUrl from './art/poster.svg?url';
import './poster.css';

type PostPosterProps = { id: number; categoria: string; emoji: string };

/**
 * The poster of an article without a cover: a landscape in its category's inks, the category's emoji before the sun. Always
 * decoration. The drawing stands in a file of its own, and its inks follow the theme (`poster.css`).
 */
export function PostPoster({ id, categoria, emoji }: PostPosterProps) {
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
