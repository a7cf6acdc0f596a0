import { ITALIAN } from '../../../kernel/language.ts';
import { LanguageLink } from './LanguageLinks.tsx';
import * as messages from '../../messages/visitor.ts';

export function BindingText() {
  if (messages.bindingTextNotice === null) return null;
  return (
    <p className="note mt-4">
      {messages.bindingTextNotice} <LanguageLink language={ITALIAN} />
    </p>
  );
}
