import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatEuro } from '../../../kernel/cents.ts';
import { parseEuro } from '../../../kernel/parse-euro.ts';
import { announce } from '../../../ui/announce.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { camereMessages } from '../../camere-messages.it.ts';
import { checkCamera } from '../../rules/check-camere.ts';
import { cameraPayload } from '../../rules/form-payload.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { submissionMessages } from '../../submission-messages.it.ts';
import { RoomFields } from './RoomFields.tsx';

type RoomDialogProps = {
  open: boolean;
  title: string;
  /** The room as it is before anything is typed. */
  initial: CameraForm;
  onSave: (camera: CameraForm) => void;
  onClose: () => void;
};

type RoomErrors = Partial<Record<keyof CameraForm, string>>;

/** What is wrong with a room, as sentences. */
function errorsOf(camera: CameraForm): RoomErrors {
  const reading = checkCamera(cameraPayload(camera));
  if (reading.ok) return {};
  return Object.fromEntries(
    Object.entries(reading.faults).map(([name, fault]) => [name, submissionMessages.faults[fault]]),
  );
}

/** `50` is what a new room costs (specification section 3); a field says of what. */
function withPriceInEuros(camera: CameraForm): CameraForm {
  const cents = parseEuro(camera.prezzo_notte);
  return cents === null ? camera : { ...camera, prezzo_notte: formatEuro(cents) };
}

/**
 * The room modal (specification section 5: "Room name required; room data required"). It stands beside the page, because it
 * is a form, and a form cannot stand in the one that it belongs to.
 */
export function RoomDialog({ open, title, initial, onSave, onClose }: RoomDialogProps) {
  const [camera, setCamera] = useState(() => withPriceInEuros(initial));
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const errors = tries > 0 ? errorsOf(camera) : {};

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // React hands events on to the form around, wherever in the page this one is drawn.
    event.stopPropagation();
    const [sentence] = Object.values(errorsOf(camera));
    setTries(tries + 1);
    if (sentence === undefined) return onSave({ ...camera, nome_camera: camera.nome_camera.trim() });
    announce(sentence, 'assertive');
  };
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const canClose = () => {
    const isChanged = JSON.stringify(cameraPayload(camera)) !== JSON.stringify(cameraPayload(initial));
    if (isChanged) setAsking(true);
    return !isChanged;
  };
  const leave = () => {
    setAsking(false);
    onClose();
  };
  const footer = (
    <>
      <button type="button" className="btn alt" onClick={() => canClose() && onClose()}>
        Annulla
      </button>
      <button type="submit" className="btn" form={formId}>
        Salva la camera
      </button>
    </>
  );

  return createPortal(
    <>
      <Dialog open={open} onClose={onClose} canClose={canClose} title={title} footer={footer} className="camera-d">
        <form ref={form} id={formId} noValidate className="camera-modulo" onSubmit={save}>
          <RoomFields camera={camera} errors={errors} set={(change) => setCamera({ ...camera, ...change })} />
        </form>
      </Dialog>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={leave} confirm="Chiudi senza salvare">
        <p>{camereMessages.uscita}</p>
      </ConfirmDialog>
    </>,
    document.body,
  );
}
