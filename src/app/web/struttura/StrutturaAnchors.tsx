import * as messages from '../../messages/visitor.ts';

const RULES = 'da-sapere';
const PARTS = [
  ['spazi', messages.spacesTitle],
  [RULES, messages.goodToKnowTitle],
  ['dove-sei', messages.locationTitle],
  ['chi-accoglie', messages.hostTitle],
] as const;

/** The way to the parts of a long page. */
export function StrutturaAnchors({ hasRules }: { hasRules: boolean }) {
  return (
    <nav className="strutture-anchors" aria-label={messages.onThisPageLabel}>
      {PARTS.filter(([id]) => hasRules || id !== RULES).map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
