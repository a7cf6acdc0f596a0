import { ITALIAN } from '../../../kernel/language.ts';
import { LanguageLink } from './LanguageLinks.tsx';
import * as messages from '../../messages/visitor.ts';

/** States above a translated legal text which version is binding, and links to it. */
export function BindingText() {
  if (messages.bindingTextNotice === null) return null;
  return (
    <p className="note mt-4">
      {messages.bindingTextNotice} <LanguageLink language={ITALIAN} />
    </p>
  );
}
