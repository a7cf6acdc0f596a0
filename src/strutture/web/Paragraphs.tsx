import { langOf } from '../../kernel/languages/lang-of.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import { splitParagraphs } from '../rules/shorten-text.ts';
import * as messages from '../messages/visitor.ts';

type OwnerTextProps = { text: string; lingua?: Language | undefined };

export function Paragraphs({ text, lingua }: OwnerTextProps) {
  return splitParagraphs(text).map((paragraph, position) => (
    <p key={`${position}-${paragraph.slice(0, 20)}`} lang={langOf(lingua)}>
      {paragraph}
    </p>
  ));
}

export function OwnerQuote({ text, lingua = ITALIAN }: OwnerTextProps) {
  const language = langOf(lingua);
  return (
    <>
      {language && <p className="muted">{messages.writtenIn(language)}</p>}
      <Paragraphs text={text} lingua={lingua} />
    </>
  );
}

export function LineNote({ note, lingua }: { note?: string | null | undefined; lingua?: Language | undefined }) {
  if (!note) return null;
  if (lingua === undefined) return <span>{note}</span>;
  return (
    <span>
      . <span className="muted">{messages.writtenIn(lingua)}</span> <span lang={lingua}>{note}</span>
    </span>
  );
}
