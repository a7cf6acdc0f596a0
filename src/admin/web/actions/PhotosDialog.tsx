import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { PhotoPicker } from '../../../media/web/upload/PhotoPicker.tsx';
import { usePhotosChoice } from '../../../strutture/web/photos/use-photos-choice.ts';
import { UnsavedFormDialog } from '../../../strutture/web/form/UnsavedFormDialog.tsx';
import type { ActionProps } from './action-props.ts';
import { SaveFooter } from './SaveFooter.tsx';
import { useAction } from './use-action.ts';
import '../../../media/web/upload/upload.css';
import './actions.css';
import * as messages from '../../messages/admin.ts';

export function PhotosDialog({ struttura, onClose, onDone, onRefused }: ActionProps) {
  const [{ id, nome, versione, form }] = useState(struttura);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { isBusy, failure, send, forget } = useAction(onDone, onRefused);
  const choice = usePhotosChoice(form, () => {
    setObstacle(null);
    forget();
  });

  const save = () => {
    if (!choice.isUnsaved) return;
    setObstacle(choice.obstacle);
    if (choice.obstacle === null)
      void send(() =>
        call('PUT /api/admin/strutture/{id}/photos', { params: { id }, body: { immagini: choice.chosen, versione } }),
      );
  };
  const sentence = failure && messages.photosUpdateFailed(failure.campi['immagini'] ?? failure.detail);
  return (
    <UnsavedFormDialog
      open
      onClose={onClose}
      title={messages.managePhotosLabel}
      className="w admin-action"
      isBusy={isBusy}
      question={choice.isUnsaved ? messages.unsavedChangesWarning : null}
      confirm={messages.closeWithoutSavingButton}
      footer={
        <SaveFooter
          label={messages.savePhotosButton}
          canSave={choice.isUnsaved}
          onSave={save}
          sentence={obstacle ?? sentence}
          {...{ isBusy, failure }}
        />
      }
    >
      <p className="admin-whose">{nome}</p>
      <PhotoPicker {...choice.picker} />
    </UnsavedFormDialog>
  );
}
