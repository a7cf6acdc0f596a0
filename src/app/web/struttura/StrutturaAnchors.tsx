import * as t from './messages.it.ts';

const RULES = 'da-sapere';
const PARTS = [
  ['spazi', t.spazi],
  [RULES, t.daSapere],
  ['dove-sei', t.doveSiTrova],
  ['chi-accoglie', t.chiAccoglie],
] as const;

/** The way to the parts of a long page. */
export function StrutturaAnchors({ hasRules }: { hasRules: boolean }) {
  return (
    <nav className="strutture-anchors" aria-label={t.inQuestaPagina}>
      {PARTS.filter(([id]) => hasRules || id !== RULES).map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
