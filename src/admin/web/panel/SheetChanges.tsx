import { Photo } from '../../../media/web/Photo.tsx';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import * as messages from '../../messages/admin.ts';

export function SheetChanges({
  struttura: { cambiamenti, immagini, immagini_pubblicate: online },
}: {
  struttura: AdminDetail;
}) {
  const hasOtherPhotos = online.join(' ') !== immagini.join(' ');
  return (
    <div className="admin-changes">
      <h3 className="h4" id="cambiamenti">
        <Icon name="pencil-simple" />
        {messages.proposedChangesTitle}
      </h3>
      <p>{messages.pendingEditNote}</p>
      {cambiamenti.length === 0 ? (
        <p className="muted">{messages.noFieldChanged}</p>
      ) : (
        <ChangesTable
          changes={cambiamenti}
          labelledBy="cambiamenti"
          before={messages.onlineNowColumn}
          after={messages.proposedColumn}
        />
      )}
      {hasOtherPhotos && online.length > 0 && (
        <>
          <h4>{messages.photosOnlineNowTitle}</h4>
          <ul className="admin-thumbnails">
            {online.map((url, index) => (
              <li key={url}>
                <Photo url={url} alt={messages.publishedPhotoAlt(index + 1)} sizes="88px" tile={4 / 3} />
                {!immagini.includes(url) && <span>{messages.removedBadge}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
