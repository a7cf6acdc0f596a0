import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { HomePicture } from '../../home-pictures-contract.ts';
import { DEFAULT_PICTURES } from '../../rules/default-pictures.ts';
import { type PictureChange, PicturePlace } from './PicturePlace.tsx';
import '../actions/actions.css';
import './pictures.css';
import * as messages from '../../messages/admin.ts';

type Pictures = { data: HomePicture[]; message: string };

function usePictures() {
  const { onSignedOut } = useAdminSession();
  const pictures = useRead('GET /api/admin/chi-siamo', {});

  const change = async (posizione: number, to: PictureChange): Promise<Reply<Pictures>> => {
    const params = { posizione };
    const answer = await (to === null
      ? call('DELETE /api/admin/chi-siamo/{posizione}', { params })
      : call('PUT /api/admin/chi-siamo/{posizione}', { params, body: to }));
    if (answer.ok) pictures.change((known) => ({ ...known, data: answer.data.data }));
    else if (answer.status === SIGNED_OUT) onSignedOut();
    return answer;
  };
  return {
    pictures: pictures.data?.data ?? null,
    isMissing: pictures.hasFailed,
    retry: () => void pictures.reload(),
    change,
  };
}

export function PicturesDialog({ onClose }: { onClose: () => void }) {
  const { pictures, isMissing, retry, change } = usePictures();
  return (
    <Dialog open onClose={onClose} title={messages.homePhotosTitle} className="w admin-action">
      <p className="muted">{messages.homePhotosHelp}</p>
      {isMissing && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <p role="alert">{messages.homePhotosNotLoaded}</p>
          <button type="button" className="txtlink" onClick={retry}>
            {messages.retryButton}
          </button>
        </div>
      )}
      {!isMissing && pictures === null && <p role="status">{messages.homePhotosLoading}</p>}
      {pictures !== null && (
        <ol className="admin-photo-places">
          {DEFAULT_PICTURES.map((codice, index) => {
            const picture = pictures.find(({ posizione }) => posizione === index + 1) ?? null;
            return (
              <PicturePlace
                key={`${codice} ${picture?.url} ${picture?.didascalia}`}
                posizione={index + 1}
                codice={codice}
                picture={picture}
                onChange={(to) => change(index + 1, to)}
              />
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
