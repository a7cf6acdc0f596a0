import { foldName } from '../../locations/rules/fold-name.ts';
import { MAX_TAGS, TAG_LENGTH } from './check-post.ts';

export type AddedTags =
  | { kind: 'added'; tags: string[] }
  | { kind: 'nothing' }
  | { kind: 'tagDoppio' | 'tagLungo' | 'tagTroppi' };

/**
 * With a tag that was typed, as a writer means it: without a # before it or spaces around it, and only once whatever its
 * accents and capitals (PRODUCT.md § 3).
 * @example addTag(['vino'], ' #Borghi ') // { kind: 'added', tags: ['vino', 'Borghi'] }
 */
export function addTag(tags: readonly string[], typed: string): AddedTags {
  const tag = typed
    .replace(/^[\s#]+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (tag === '') return { kind: 'nothing' };
  if (tag.length > TAG_LENGTH) return { kind: 'tagLungo' };
  if (tags.some((each) => foldName(each) === foldName(tag))) return { kind: 'tagDoppio' };
  return tags.length >= MAX_TAGS ? { kind: 'tagTroppi' } : { kind: 'added', tags: [...tags, tag] };
}
