import { useId, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type CameraForm, emptyCamera } from '../../rules/struttura-form.ts';
import { type ErrorsOfRooms, errorsOfRoom, firstError, type RoomErrors } from './room-errors.ts';
import { RoomCard } from './RoomCard.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import * as messages from '../../messages/owner.ts';

type CamereFieldProps = {
  camere: readonly CameraForm[];
  lingua?: Language;
  onChange: (camere: CameraForm[]) => void;
  id?: string;
  error?: string | undefined;
  errors?: ErrorsOfRooms;
};

/** `at` is the room's position in the list. `turn` is the modal's React key; it changes at each opening to reset the modal's state. */
type EditedCamera = { camera: CameraForm; at: number; isNew: boolean; turn: number };

export function CamereField({ camere, lingua = currentLanguage(), onChange, id, error, errors }: CamereFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<EditedCamera | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<{ camera: CameraForm; at: number } | null>(null);
  const focusNext = useRef<number | null>(null);

  /** A restored draft may be invalid before it is sent, so the browser's validation errors supplement those of the server. */
  const known = (camera: CameraForm): RoomErrors => ({ ...errors?.get(camera), ...errorsOfRoom(camera) });
  const edit = (camera: CameraForm, at: number, isNew: boolean) => {
    setEditing((before) => ({ camera, at, isNew, turn: (before?.turn ?? 0) + 1 }));
    setRemoved(null);
    setOpen(true);
  };
  const copy = (camera: CameraForm, at: number) =>
    edit({ ...camera, id: null, nome_camera: messages.roomCopyName(camera.nome_camera), traduzioni: {} }, at + 1, true);
  const save = (camera: CameraForm) => {
    if (!editing) return;
    onChange(camere.toSpliced(editing.at, editing.isNew ? 0 : 1, camera));
    setOpen(false);
    announce(editing.isNew ? messages.roomAdded(camera.nome_camera) : messages.roomUpdated(camera.nome_camera));
  };
  const remove = (camera: CameraForm, at: number) => {
    onChange(camere.toSpliced(at, 1));
    setRemoved({ camera, at });
    focusNext.current = Math.min(at, camere.length - 2);
  };
  const restore = () => {
    if (!removed) return;
    onChange(camere.toSpliced(removed.at, 0, removed.camera));
    setRemoved(null);
    focusNext.current = removed.at;
    announce(messages.roomRestored(removed.camera.nome_camera));
  };

  // The pressed button disappears, so the focus moves to a nearby delete button or, if the list is empty, to the add button.
  useLayoutEffect(() => {
    const place = focusNext.current;
    focusNext.current = null;
    if (place === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-do="elimina"]');
    (buttons?.[place] ?? add.current)?.focus();
  }, [camere]);

  return (
    <div id={fieldId} className="strutture-camere-field">
      {camere.length === 0 ? (
        <p className="muted">{messages.noRoomsYet}</p>
      ) : (
        <ul ref={list} className="strutture-camere-form">
          {camere.map((camera, index) => (
            <RoomCard
              // The index suffices as the key, because the cards have no state. New rooms have no id.
              key={index}
              id={`${fieldId}-${index}`}
              camera={camera}
              error={firstError(known(camera))}
              onEdit={() => edit(camera, index, false)}
              onCopy={() => copy(camera, index)}
              onRemove={() => remove(camera, index)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {removed && (
          <p className="strutture-camere-undo">
            {messages.roomRemoved(removed.camera.nome_camera)}{' '}
            <button type="button" className="txtlink" onClick={restore}>
              {messages.undoRemovalButton}
            </button>
          </p>
        )}
      </div>
      <button
        ref={add}
        type="button"
        className="btn alt"
        aria-describedby={error ? `${fieldId}-err` : undefined}
        onClick={() => edit(emptyCamera(lingua), camere.length, true)}
      >
        <Icon name="plus" />
        {messages.addRoomButton}
      </button>
      <FieldError id={`${fieldId}-err`} text={error} />
      {editing && (
        <RoomDialog
          key={editing.turn}
          open={isOpen}
          title={editing.isNew ? messages.newRoomTitle : messages.editRoomTitle}
          initial={editing.camera}
          known={editing.isNew ? {} : known(editing.camera)}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
