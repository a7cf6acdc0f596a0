import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import { storyMessages } from '../../../strutture/story-messages.it.ts';

/** What only the page of a home tells: of it what its owner has told. */
export function SheetStory({ struttura }: { struttura: AdminStruttura }) {
  const told = storyMessages.storiaDetta(struttura).filter(([, text]) => text !== '');
  return (
    <dl className="details">
      {struttura.accoglie_foto !== null && (
        <div>
          <dt>{storyMessages.fotoDiChiAccoglie.foto}</dt>
          <dd className="faccia">
            <Photo url={struttura.accoglie_foto} alt="" sizes="96px" />
          </dd>
        </div>
      )}
      {told.map(([field, text]) => (
        <div key={field} className="larga">
          <dt>{storyMessages.campi[field]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
