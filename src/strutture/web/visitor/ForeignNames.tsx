import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import * as messages from '../../messages/visitor.ts';

type ShownName = Parameters<typeof shownLanguage>[0];

export function ForeignNames({ names }: { names: readonly ShownName[] }) {
  const shown = new Set(names.map((name) => langOf(shownLanguage(name))));
  const foreign = LANGUAGES.filter((language) => shown.has(language));
  if (foreign.length === 0) return null;
  return <p className="muted strutture-in-italian">{messages.roomNamesIn(foreign)}</p>;
}
