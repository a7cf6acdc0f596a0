import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { usePhotoUpload } from '../write/use-photo-upload.ts';
import * as messages from '../../../messages/admin.ts';

export type DescribedPicture = { src: string; alt: string; caption: string };

type PictureDialogProps = {
  picture: File | { src: string; alt: string };
  onDone: (picture: DescribedPicture) => void;
  onClose: () => void;
};

export function PictureDialog({ picture, onDone, onClose }: PictureDialogProps) {
  const file = picture instanceof File ? picture : null;
  const [src, setSrc] = useState(picture instanceof File ? null : picture.src);
  const [alt, setAlt] = useState(picture instanceof File ? '' : picture.alt);
  const [caption, setCaption] = useState('');
  const { state, begin } = usePhotoUpload(setSrc);
  const [shown] = useState(() => (picture instanceof File ? URL.createObjectURL(picture) : picture.src));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const start = useEffectEvent(() => file && begin(file));
  useEffect(() => void start(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (src === null) return announce(messages.photoStillUploading);
    onDone({ src, alt: alt.trim(), caption: caption.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={file === null ? messages.photoDescriptionTitle : messages.photoLabel}
      first={input}
      footer={
        <>
          <button type="button" className="btn alt" onClick={onClose}>
            {messages.cancelLabel}
          </button>
          {state.kind === 'failed' && file ? (
            <button type="button" className="btn" onClick={() => begin(file)}>
              {messages.retryButton}
            </button>
          ) : (
            <button type="submit" form={`${id}-form`} className="btn" aria-disabled={src === null || undefined}>
              {file === null ? messages.saveDescriptionButton : messages.insertPhotoButton}
            </button>
          )}
        </>
      }
    >
      <img className="blog-large-photo" src={shown} alt="" onLoad={() => file && URL.revokeObjectURL(shown)} />
      {state.kind === 'uploading' && (
        <progress
          className="blog-photo-progress"
          aria-label={messages.photoUploadLabel}
          value={state.share ?? undefined}
          max={1}
        />
      )}
      <FailureAlert>{state.kind === 'failed' && state.sentence}</FailureAlert>
      <form id={`${id}-form`} className="blog-fields" onSubmit={submit}>
        <Field id={`${id}-alt`} label={messages.altTextLabel} hint={messages.altTextEmptyHint}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="inp"
              maxLength={300}
              placeholder={messages.altTextPlaceholder}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          )}
        </Field>
        {file !== null && (
          <Field id={`${id}-did`} label={messages.captionLabel} optional="facoltativa">
            {(control) => (
              <input
                {...control}
                className="inp"
                maxLength={300}
                value={caption}
                onChange={({ target }) => setCaption(target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
