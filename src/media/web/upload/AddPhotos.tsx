import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MAX_PHOTOS } from '../../rules/image-references.ts';
import { PhotoInput } from './PhotoInput.tsx';
import * as messages from '../../messages/owner.ts';

type AddPhotosProps = {
  id: string;
  count: number;
  describedBy: string;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
};

export function AddPhotos({ id, count, describedBy, isInvalid, onFiles }: AddPhotosProps) {
  const isFull = count >= MAX_PHOTOS;
  return (
    <div className="media-add">
      <PhotoInput
        className="sr"
        id={id}
        multiple
        disabled={isFull}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onFiles={onFiles}
      />
      <label htmlFor={id} className={classNames('btn alt sm', isFull && 'piena')}>
        <Icon name="images" />
        {messages.addPhotosButton}
      </label>
      <span className={isFull ? 'muted' : 'muted media-or'}>
        {isFull ? messages.maxPhotosReached : messages.dragOrPasteHint}
      </span>
    </div>
  );
}
