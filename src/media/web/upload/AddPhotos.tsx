import { useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PHOTO_TYPES } from '../../rules/choose-files.ts';
import { MAX_PHOTOS } from '../../rules/image-references.ts';
import * as t from './messages.it.ts';

type AddPhotosProps = {
  id: string;
  count: number;
  describedBy: string;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
};

/** The button that opens the device's own picker: a label, so that it works wherever a file field does. */
export function AddPhotos({ id, count, describedBy, isInvalid, onFiles }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = count >= MAX_PHOTOS;
  const choose = () => {
    const { files } = input.current ?? {};
    if (files) onFiles([...files]);
    // The same file can be chosen again, after it was removed.
    if (input.current) input.current.value = '';
  };
  return (
    <div className="media-add">
      <input
        ref={input}
        className="sr"
        type="file"
        id={id}
        accept={PHOTO_TYPES}
        multiple
        disabled={isFull}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={choose}
      />
      <label htmlFor={id} className={classNames('btn alt sm', isFull && 'piena')}>
        <Icon name="images" />
        {t.aggiungiFoto}
      </label>
      <span className={isFull ? 'muted' : 'muted media-or'}>
        {isFull ? t.haiRaggiuntoIlMassimo : t.oppureTrascinaleQuiOIncollale}
      </span>
    </div>
  );
}
