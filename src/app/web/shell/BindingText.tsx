import { ITALIAN } from '../../../kernel/language.ts';
import { binding } from './binding-messages.it.ts';
import { LanguageLink } from './LanguageLinks.tsx';

/** Says above a translated legal text which one binds, and leads there. */
export function BindingText() {
  if (binding === null) return null;
  return (
    <p className="note mt-4">
      {binding} <LanguageLink language={ITALIAN} />
    </p>
  );
}
