import { splitParagraphs } from '../rules/split-paragraphs.ts';

/** What somebody has written, each of its paragraphs as one. */
export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, position) => (
    <p key={`${position}-${paragraph.slice(0, 20)}`}>{paragraph}</p>
  ));
}
