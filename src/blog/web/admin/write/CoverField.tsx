import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Photo } from '../../../../media/web/Photo.tsx';
import { PhotoInput } from '../../../../media/web/upload/PhotoInput.tsx';
import { announce } from '../../../../ui/toasts/announce.ts';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { FieldError } from '../../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';
import * as messages from '../../../messages/admin.ts';

type CoverFieldProps = {
  url: string | null;
  error?: string | undefined;
  onChange: (url: string | null) => void;
  onUploading: (isUploading: boolean) => void;
};

export function CoverField({ url, error, onChange, onUploading }: CoverFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, begin, cancel } = usePhotoUpload((stored) => {
    onChange(stored);
    announce(messages.coverUploaded);
  });
  const isUploading = state.kind === 'uploading';
  const notify = useEffectEvent(onUploading);
  useEffect(() => notify(isUploading), [isUploading]);
  const remove = () => {
    cancel();
    onChange(null);
    input.current?.focus();
  };
  return (
    <div className="fld">
      <span className="lab" id={`${id}-nome`}>
        {messages.coverLabel}
        <span className="muted"> {messages.optionalMark}</span>
      </span>
      <div className="blog-cover-field">
        {url !== null && <Photo url={url} alt={messages.chosenCoverAlt} sizes="340px" tile={3 / 2} />}
        {url === null && <EditorIcon name="image" size={24} />}
        {state.kind === 'uploading' && (
          <progress
            className="blog-photo-progress"
            aria-label={messages.coverUploadLabel}
            value={state.share ?? undefined}
            max={1}
          />
        )}
        <div className="blog-cover-actions">
          <PhotoInput
            ref={input}
            id={id}
            className="sr"
            aria-labelledby={`${id}-nome ${id}-scegli`}
            aria-describedby={error ? `${id}-err` : undefined}
            onFiles={([file]) => file && begin(file)}
          />
          <label htmlFor={id} id={`${id}-scegli`} className="btn alt sm">
            <Icon name="upload-simple" />
            {url === null ? messages.choosePhotoButton : messages.changeButton}
          </label>
          {(url !== null || isUploading) && (
            <button type="button" className="btn alt sm" onClick={remove}>
              <Icon name="trash" />
              {url === null ? messages.stopUploadButton : messages.removeButton}
            </button>
          )}
        </div>
      </div>
      <FailureAlert>{state.kind === 'failed' && state.sentence}</FailureAlert>
      <FieldError id={`${id}-err`} text={error} />
    </div>
  );
}
