import { paths } from '../../kernel/pages/paths.ts';
import type { BlogPost } from '../../blog/contract.ts';
import { describePost } from '../../blog/rules/describe-post.ts';
import { italianPostPath } from '../../blog/rules/post-path.ts';
import { describePath } from './describe-path.ts';
import { type StructuredDocuments, structured } from './structured.ts';
import { BRAND_PICTURE, photoPicture } from './page-meta.ts';

type Article = { post: BlogPost; description: string; publicUrl: string; comments: number };

/** What an article's page says of itself: the article, and the way to it. */
export function describeArticle({ post, description, publicUrl, comments }: Article): StructuredDocuments {
  const path = italianPostPath(post);
  const picture = photoPicture(post.immagine_copertina, post.titolo) ?? BRAND_PICTURE;
  return structured(
    describePost(
      { ...post, meta_description: description },
      { publicUrl, path, image: publicUrl + picture.path, comments },
    ),
    describePath(publicUrl, [
      { name: 'Blog', path: paths.blog },
      { name: post.titolo, path },
    ]),
  );
}
