import { useEffect, useId, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MAX_PHOTOS } from '../../rules/image-references.ts';
import type { PhotoDetails } from '../../rules/photo-details.ts';
import { AddPhotos } from './AddPhotos.tsx';
import type { PickedPhotos } from './picked-photos.ts';
import { PhotoDetailsDialog } from './PhotoDetailsDialog.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { useFileDrop, useFilePaste } from './use-file-drop.ts';
import { usePhotoActions } from './use-photo-actions.ts';
import { usePhotoDrag } from './use-photo-drag.ts';
import { type PhotosOfForm, usePickedPhotos } from './use-picked-photos.ts';
import * as messages from '../../messages/owner.ts';

type Target = { key: string; action: string };

const FALLBACK_ACTIONS = ['avanti', 'indietro', 'rimuovi'];

function buttonOf(zone: HTMLElement, { key, action }: Target): HTMLButtonElement | undefined {
  const tile = [...zone.querySelectorAll<HTMLElement>('[data-photo]')].find(({ dataset }) => dataset['photo'] === key);
  const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  return [action, ...FALLBACK_ACTIONS]
    .map((name) => buttons.find(({ dataset }) => dataset['do'] === name))
    .find(Boolean);
}

/** Returns a function that selects the element to focus after the next change of the list. */
function useTileFocus(zone: RefObject<HTMLElement | null>, list: unknown) {
  const next = useRef<Target | 'input' | null>(null);
  useLayoutEffect(() => {
    const target = next.current;
    next.current = null;
    if (!target || !zone.current) return;
    const element = target === 'input' ? undefined : buttonOf(zone.current, target);
    (element ?? zone.current.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [zone, list]);
  return (key: string | undefined, action: string) => {
    next.current = key === undefined ? 'input' : { key, action };
  };
}

type PhotoPickerProps = PhotosOfForm & {
  id?: string;
  error?: string | undefined;
};

export function PhotoPicker({ id, error, ...form }: PhotoPickerProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const zone = useRef<HTMLDivElement>(null);
  const { picked, setPicked } = usePickedPhotos(form);
  const { list } = picked;
  const focusNext = useTileFocus(zone, list);
  const actions = usePhotoActions(picked, setPicked, focusNext);
  const fileDrag = useFileDrop(zone, actions.add);
  useFilePaste(zone, actions.add);
  const drag = usePhotoDrag(actions.dropOn);
  const [detailed, setDetailed] = useState<string | null>(null);

  return (
    <div className="fld" role="group" aria-labelledby={`${inputId}-lab`}>
      <span className="media-count" id={`${inputId}-lab`}>
        <span className="sr">{messages.photosCountLabel} </span>
        <b>{messages.photosCount(list.length, MAX_PHOTOS)}</b>
        {messages.maxFileSizeHint}
      </span>
      <div
        ref={zone}
        className={classNames('media-drop-zone', fileDrag === 'page' && 'vicino', fileDrag === 'zone' && 'sopra')}
      >
        {list.length > 0 && (
          <ol className={classNames('media-list', drag.dragged !== null && 'muove')}>
            {list.map((photo, index) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                index={index}
                count={list.length}
                onMove={(to, action) => actions.move(photo.key, to, action)}
                onRemove={() => actions.remove(photo.key)}
                onRetry={() => actions.retry([photo.key])}
                onDetails={() => setDetailed(photo.key)}
                onGrab={(event) => drag.grab(event, photo.key)}
                isDragged={drag.dragged === photo.key}
                isTarget={drag.over === photo.key && drag.dragged !== photo.key}
                style={drag.styleOf(photo.key)}
              />
            ))}
          </ol>
        )}
        <AddPhotos
          id={inputId}
          count={list.length}
          describedBy={error ? `${inputId}-hint ${inputId}-err` : `${inputId}-hint`}
          isInvalid={Boolean(error)}
          onFiles={(files) => actions.add({ files, folders: [] })}
        />
        {fileDrag !== 'none' && (
          <p className="media-drop-here" aria-hidden="true">
            {messages.dropPhotosHere}
          </p>
        )}
      </div>
      <div role="status">
        {actions.canRestore && (
          <p className="media-undo">
            {messages.photoRemoved}{' '}
            <button type="button" className="txtlink" onClick={actions.restore}>
              {messages.undoRemovalButton}
            </button>
          </p>
        )}
      </div>
      <DetailsOfPhoto list={list} of={detailed} onChange={actions.setDetails} onClose={() => setDetailed(null)} />
      <PhotoRefusals picked={picked} onRetry={actions.retry} />
      <FieldError id={`${inputId}-err`} text={error} />
      <p className="hint" id={`${inputId}-hint`}>
        {messages.acceptedFormatsHint}
      </p>
    </div>
  );
}

type DetailsOfPhotoProps = {
  list: PickedPhotos['list'];
  of: string | null;
  onChange: (key: string, details: PhotoDetails) => void;
  onClose: () => void;
};

function DetailsOfPhoto({ list, of, onChange, onClose }: DetailsOfPhotoProps) {
  const at = list.findIndex(({ key }) => key === of);
  const photo = list[at];
  if (photo?.state.kind !== 'stored') return null;
  const change = (details: PhotoDetails) => onChange(photo.key, details);
  return <PhotoDetailsDialog photo={photo.state.photo} place={at + 1} onChange={change} onClose={onClose} />;
}

/** A single alert with one line per rejected file. With `aria-atomic="false"`, screen readers announce only new lines. */
function PhotoRefusals({ picked, onRetry }: { picked: PickedPhotos; onRetry: (keys: string[]) => void }) {
  const failed = picked.list.filter(({ state }) => state.kind === 'failed');
  const lost = failed.flatMap(({ key, state }) => (state.kind === 'failed' ? [{ key, sentence: state.sentence }] : []));
  const lines = [...picked.refusals.map((sentence, index) => ({ key: `${index} ${sentence}`, sentence })), ...lost];
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  return (
    <>
      <div ref={alert} role="alert" aria-atomic="false" className="media-notices">
        {lines.map(({ key, sentence }) => (
          <p key={key} className="err" data-msg={sentence}>
            <Icon name="warning-circle" />
            <span>{sentence}</span>
          </p>
        ))}
      </div>
      {failed.length > 1 && (
        <button type="button" className="btn alt sm media-all" onClick={() => onRetry(failed.map(({ key }) => key))}>
          <Icon name="arrows-clockwise" />
          {messages.retryAllButton}
        </button>
      )}
    </>
  );
}
