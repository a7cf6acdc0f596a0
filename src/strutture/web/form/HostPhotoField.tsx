import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chooseFiles } from '../../../media/rules/choose-files.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import { PhotoInput } from '../../../media/web/upload/PhotoInput.tsx';
import type { UploadAnswer } from '../../../media/web/upload/read-upload-answer.ts';
import { type UploadShare, uploadPhoto } from '../../../media/web/upload/upload-photo.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { focusField } from './focus-field.ts';
import type { FormControls } from './form-controls.ts';
import type { HostUpload } from './use-submission.ts';
import * as mediaMessages from '../../../media/messages/visitor.ts';
import * as mediaOwnerMessages from '../../../media/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

const ID = messages.fieldId('accoglie_foto');

type Upload = { share: UploadShare } | { sentence: string } | null;

function whyNot(file: File, answer: UploadAnswer): string {
  if (answer.ok) return '';
  if (answer.fault) return answer.detail || mediaMessages.photoFaults[answer.fault](file.name);
  return mediaOwnerMessages.fileNotUploaded(file.name, answer.detail || mediaOwnerMessages.connectionLost);
}

export type HostPhotoFieldProps = { form: FormControls; onUpload: (now: HostUpload) => void };

export function HostPhotoField({ form: { state, set, errorOf }, onUpload }: HostPhotoFieldProps) {
  const [upload, setUpload] = useState<Upload>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = upload !== null && 'share' in upload;
  const fault = upload !== null && 'sentence' in upload ? upload.sentence : null;
  const notify = useEffectEvent(onUpload);
  useEffect(() => notify({ isBusy, fault }), [isBusy, fault]);

  const begin = async (file: File) => {
    running.current?.abort();
    const [refused] = chooseFiles([file], 0).refused;
    if (refused) return setUpload({ sentence: mediaMessages.photoFaults[refused.fault](refused.name) });
    const controller = new AbortController();
    running.current = controller;
    setUpload({ share: 0 });
    const answer = await uploadPhoto(file, controller.signal, (share) => setUpload({ share }));
    if (controller.signal.aborted) return;
    setUpload(answer.ok ? null : { sentence: whyNot(file, answer) });
    if (!answer.ok) return;
    set({ accoglie_foto: answer.immagine, accoglie_foto_url: answer.url });
    announce(messages.hostPhotoUploaded);
  };
  const remove = () => {
    running.current?.abort();
    setUpload(null);
    set({ accoglie_foto: '', accoglie_foto_url: '' });
    focusField('accoglie_foto');
  };
  const error = errorOf('accoglie_foto') ?? fault ?? undefined;
  return (
    <div className="fld strutture-host-photo">
      <p className="lab">{messages.FIELD_LABELS.accoglie_foto}</p>
      <div className="row-f">
        {state.accoglie_foto_url === '' ? (
          <span className="faccia" aria-hidden="true">
            {state.accoglie_nome.trim().slice(0, 1) || <Icon name="camera" />}
          </span>
        ) : (
          <span className="faccia">
            <Photo url={state.accoglie_foto_url} alt={messages.chosenHostPhotoAlt} sizes="72px" tile={1} />
          </span>
        )}
        <PhotoInput
          id={ID}
          className="sr"
          aria-describedby={error ? `${ID}-err` : undefined}
          aria-invalid={error ? true : undefined}
          onFiles={([file]) => file && void begin(file)}
        />
        <label htmlFor={ID} className="btn alt sm">
          <Icon name="upload-simple" />
          {state.accoglie_foto === '' ? messages.chooseHostPhotoButton : messages.changeHostPhotoButton}
        </label>
        {state.accoglie_foto !== '' && (
          <button type="button" className="btn quiet sm" onClick={remove}>
            {messages.removeHostPhotoButton}
          </button>
        )}
        {isBusy && <progress aria-label={messages.hostPhotoUploading} value={upload.share ?? undefined} max={1} />}
      </div>
      <FieldError id={`${ID}-err`} text={error} />
    </div>
  );
}
