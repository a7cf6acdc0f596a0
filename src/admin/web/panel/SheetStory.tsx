import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

/** The facts that only the page of a home shows, where the owner gave them. */
export function SheetStory({ struttura }: { struttura: AdminStruttura }) {
  const facts = struttureMessages.storyFacts(struttura).filter(({ text }) => text !== '');
  return (
    <dl className="details">
      {struttura.accoglie_foto !== null && (
        <div>
          <dt>{struttureMessages.hostPhotoLabel}</dt>
          <dd className="faccia">
            <Photo url={struttura.accoglie_foto} alt="" sizes="96px" />
          </dd>
        </div>
      )}
      {facts.map(({ field, label, text }) => (
        <div key={field} className="larga">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
