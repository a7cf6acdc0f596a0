import { Photo } from '../../../media/web/Photo.tsx';
import type { BlogPostCard } from '../../contract.ts';
import { PostPoster } from './PostPoster.tsx';

type PostPictureProps = {
  post: Pick<BlogPostCard, 'id' | 'categoria' | 'categoria_emoji' | 'immagine_copertina'>;
  /** How wide it is drawn, in CSS terms. */
  sizes: string;
  /** The first picture of a page. */
  priority?: boolean;
};

/** "Cover image or emoji" (specification section 2), beside the title that says it: decoration. */
export function PostPicture({ post, sizes, priority = false }: PostPictureProps) {
  return (
    <span className="blog-print">
      {post.immagine_copertina === null ? (
        <PostPoster id={post.id} categoria={post.categoria} emoji={post.categoria_emoji} />
      ) : (
        <Photo url={post.immagine_copertina} alt="" sizes={sizes} priority={priority} />
      )}
    </span>
  );
}
