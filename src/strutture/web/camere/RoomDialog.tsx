import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatEuro } from '../../../kernel/money/cents.ts';
import { parseEuro } from '../../../kernel/money/parse-euro.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx';
import { cameraPayload } from '../../rules/form-payload.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { errorsOfRoom, ROOM_FIELDS, type RoomErrors } from './room-errors.ts';
import { RoomFields } from './RoomFields.tsx';
import * as messages from '../../messages/owner.ts';

type RoomDialogProps = {
  open: boolean;
  title: string;
  initial: CameraForm;
  known: RoomErrors;
  onSave: (camera: CameraForm) => void;
  onClose: () => void;
};

function untouched(known: RoomErrors, start: CameraForm, camera: CameraForm): RoomErrors {
  const left = { ...known };
  for (const name of ROOM_FIELDS) if (camera[name] !== start[name]) delete left[name];
  return left;
}

/** Formats the price, such as the default `50` (PRODUCT.md § 3), so that the field shows its currency. */
function withPriceInEuros(camera: CameraForm): CameraForm {
  const cents = parseEuro(camera.prezzo_notte);
  return cents === null ? camera : { ...camera, prezzo_notte: formatEuro(cents) };
}

/** Rendered outside the page's form, because forms cannot be nested (PRODUCT.md § 5, "Room modal"). */
export function RoomDialog({ open, title, initial, known, onSave, onClose }: RoomDialogProps) {
  const [start] = useState(() => withPriceInEuros(initial));
  const [camera, setCamera] = useState(start);
  const [tries, setTries] = useState(0);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const errors = { ...untouched(known, start, camera), ...(tries > 0 && errorsOfRoom(camera)) };

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles events to the surrounding form even through portals.
    event.stopPropagation();
    const [sentence] = Object.values(errorsOfRoom(camera));
    setTries(tries + 1);
    if (sentence === undefined) return onSave({ ...camera, nome_camera: camera.nome_camera.trim() });
    announce(sentence, 'assertive');
  };
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const isChanged = JSON.stringify(cameraPayload(camera)) !== JSON.stringify(cameraPayload(initial));
  const footer = (
    <>
      <CloseButton>{messages.cancelButton}</CloseButton>
      <button type="submit" className="btn" form={formId}>
        {messages.saveRoomButton}
      </button>
    </>
  );

  return createPortal(
    <ConfirmCloseDialog
      open={open}
      onClose={onClose}
      question={isChanged ? messages.unsavedRoomWarning : null}
      confirm={messages.closeWithoutSavingButton}
      title={title}
      footer={footer}
      className="strutture-camera-dialog"
    >
      <form ref={form} id={formId} noValidate className="strutture-camera-fields" onSubmit={save}>
        <RoomFields camera={camera} errors={errors} set={(change) => setCamera({ ...camera, ...change })} />
      </form>
    </ConfirmCloseDialog>,
    document.body,
  );
}
