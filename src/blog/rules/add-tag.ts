import { foldName } from '../../locations/rules/fold-name.ts';

/** Most tags of an article, and characters of one. */
export const MAX_TAGS = 10;
export const MAX_TAG = 40;

export type AddedTags = { kind: 'added'; tags: string[] } | { kind: 'nothing' } | { kind: 'doppio' | 'lungo' | 'troppi' };

/**
 * With a tag that was typed, as a writer means it: without a # before it or spaces around it, and only once whatever its
 * accents and capitals.
 * @example addTag(['vino'], ' #Borghi ') // { kind: 'added', tags: ['vino', 'Borghi'] }
 */
export function addTag(tags: readonly string[], typed: string): AddedTags {
  const tag = typed.replace(/^[\s#]+/, '').replaceAll(/\s+/g, ' ').trim();
  if (tag === '') return { kind: 'nothing' };
  if ([...tag].length > MAX_TAG) return { kind: 'lungo' };
  if (tags.some((each) => foldName(each) === foldName(tag))) return { kind: 'doppio' };
  return tags.length >= MAX_TAGS ? { kind: 'troppi' } : { kind: 'added', tags: [...tags, tag] };
}
