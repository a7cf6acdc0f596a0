import { ownersText, writtenInItalian } from '../owners-text-messages.it.ts';
import { splitParagraphs } from '../rules/split-paragraphs.ts';

/** What somebody has written, each of its paragraphs as one; Italian, unless it is in the language of the page. */
export function Paragraphs({ text, isTranslated = false }: { text: string; isTranslated?: boolean | undefined }) {
  return splitParagraphs(text).map((paragraph, position) => (
    <p key={`${position}-${paragraph.slice(0, 20)}`} {...(isTranslated ? null : ownersText)}>
      {paragraph}
    </p>
  ));
}

/** What an owner says in Italian alone, below the line that says so on pages in another language. */
export function WrittenInItalian({ text }: { text: string }) {
  return (
    <>
      {writtenInItalian && <p className="muted">{writtenInItalian}</p>}
      <Paragraphs text={text} />
    </>
  );
}
