import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import { usePhotoUpload } from '../../../blog/web/admin/write/use-photo-upload.ts';
import { RegionLandscape } from '../../../locations/web/RegionLandscape.tsx';
import { Photo } from '../../../media/web/Photo.tsx';
import { PhotoInput } from '../../../media/web/upload/PhotoInput.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import type { HomePicture } from '../../home-pictures-contract.ts';
import { withMessage } from '../actions/use-action.ts';
import * as messages from '../../messages/admin.ts';

export type PictureChange = { immagine: string; didascalia: string } | null;

type PicturePlaceProps = {
  posizione: number;
  codice: string;
  picture: HomePicture | null;
  onChange: (to: PictureChange) => Promise<Reply<{ message: string }>>;
};

export function PicturePlace({ posizione, codice, picture, onChange }: PicturePlaceProps) {
  const id = useId();
  const caption = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(picture?.url ?? null);
  const [didascalia, setDidascalia] = useState(picture?.didascalia ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { state, begin } = usePhotoUpload((stored) => {
    setUrl(stored);
    caption.current?.focus();
  });
  const isChanged = url !== null && (url !== picture?.url || didascalia !== picture.didascalia);

  const send = async (to: PictureChange) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await onChange(to);
    setBusy(false);
    if (answer.ok) showToast(answer.data.message);
    else setFailure(withMessage(answer).detail);
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (url !== null && isChanged) void send({ immagine: url, didascalia });
  };

  return (
    <li>
      <form noValidate onSubmit={save} aria-label={messages.homePhotoLabel(posizione)}>
        <div className="anteprima">
          {url === null ? (
            <RegionLandscape codice={codice} sizes="240px" />
          ) : (
            <Photo url={url} alt="" sizes="240px" tile={16 / 9} />
          )}
          {state.kind === 'uploading' && (
            <progress aria-label={messages.photoUploadLabel} value={state.share ?? undefined} max={1} />
          )}
        </div>
        <div className="campi">
          <b>
            {messages.homePhotoLabel(posizione)}
            {url === null && <span className="muted"> · {messages.originalPhotoLabel}</span>}
          </b>
          {url !== null && (
            <Field id={`${id}-didascalia`} label={messages.captionLabel}>
              {(control) => (
                <input
                  {...control}
                  ref={caption}
                  className="inp"
                  value={didascalia}
                  onChange={({ target }) => setDidascalia(target.value)}
                />
              )}
            </Field>
          )}
          <FailureAlert>{failure ?? (state.kind === 'failed' && state.sentence)}</FailureAlert>
          <div className="row-f">
            <PhotoInput id={`${id}-file`} className="sr" onFiles={([file]) => file && begin(file)} />
            <label htmlFor={`${id}-file`} className="btn alt sm">
              <Icon name="upload-simple" />
              {messages.choosePhotoButton}
              <span className="sr"> {posizione}</span>
            </label>
            {url !== null && (
              <button type="submit" className="btn sm" aria-disabled={!isChanged || isBusy}>
                {messages.savePhotoButton}
              </button>
            )}
            {picture !== null && (
              <button type="button" className="btn alt sm" aria-disabled={isBusy} onClick={() => void send(null)}>
                {messages.restoreOriginalButton}
              </button>
            )}
          </div>
        </div>
      </form>
    </li>
  );
}
