import { Photo } from '../../../media/web/Photo.tsx';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { adminMessages } from '../../messages.it.ts';
import { ChangesTable } from './ChangesTable.tsx';
import * as t from './messages.it.ts';

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
        {t.cheCosaCambia}
      </h3>
      <p>{adminMessages.modificaInAttesa}</p>
      {cambiamenti.length === 0 ? (
        <p className="muted">{t.nessunCampoEDiverso}</p>
      ) : (
        <ChangesTable changes={cambiamenti} labelledBy="cambiamenti" before={t.adessoOnline} after={t.diventerebbe} />
      )}
      {hasOtherPhotos && online.length > 0 && (
        <>
          <h4>{t.fotoOnlineAdesso}</h4>
          <ul className="admin-thumbnails">
            {online.map((url, index) => (
              <li key={url}>
                <Photo url={url} alt={t.fotoPubblicata(index + 1)} sizes="88px" tile={4 / 3} />
                {!immagini.includes(url) && <span>{t.tolta}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
