import { cleanHeader } from './clean-header.ts';

/** Longer names are cut: some mail servers reject a header of more than 998 bytes. */
const MOST_CHARACTERS = 100;
/** Marks without a shape of their own, such as those of writing direction; the two that join letters and emoji stay. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A person's or a home's name as it stands before an address: one line, without marks that could reorder what follows, and without
 * the opening of an encoded word (RFC 2047), which a mail program would decode.
 * @example displayName('Müller, Anna\r\n(Büro)\u202E') // 'Müller, Anna (Büro)'
 */
export function displayName(text: string): string {
  const line = cleanHeader(text.toWellFormed().replaceAll(INVISIBLE, '')).replaceAll('=?', '= ?');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.slice(0, MOST_CHARACTERS).join('').trim();
}
