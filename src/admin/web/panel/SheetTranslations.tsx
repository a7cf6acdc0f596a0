import { Fragment } from 'react';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { Paragraphs } from '../../../strutture/web/Paragraphs.tsx';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

/** The description in other languages. Of a change that waits: what is online; what it changes of it, the table of changes says. */
export function SheetTranslations({ struttura }: { struttura: Pick<AdminDetail, 'form'> }) {
  return LANGUAGES.map((each) => {
    const translation = struttura.form.traduzioni[each];
    if (translation === undefined) return null;
    return (
      <Fragment key={each}>
        <h3 className="h4">{struttureMessages.descriptionInLanguage(each)}</h3>
        <Paragraphs text={translation.testo} lingua={each} />
      </Fragment>
    );
  });
}
