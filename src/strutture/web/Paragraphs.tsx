import { ownersText } from '../owners-text-messages.it.ts';
import { splitParagraphs } from '../rules/split-paragraphs.ts';

/** What somebody has written, each of its paragraphs as one. */
export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, position) => (
    <p key={`${position}-${paragraph.slice(0, 20)}`} {...ownersText}>
      {paragraph}
    </p>
  ));
}
