import type { FormControls } from './form-controls.ts';
import { RestartButton } from './RestartButton.tsx';
import * as messages from '../../messages/owner.ts';

type SubmitBarProps = {
  form: FormControls;
  phase: 'editing' | 'waiting' | 'sending';
  isDirty: boolean;
  isStoredOnDevice: boolean;
  /** Where the draft is stored; `null` until the device confirms that it stored the draft. */
  where: 'device' | 'tab' | null;
  label: string | undefined;
  onRestart: () => void;
};

function labelOf({ mode, isAdmin }: FormControls): string {
  if (mode === 'edit') return messages.saveChangesButton;
  return isAdmin ? messages.createListingButton : messages.sendRequestButton;
}

function draftSentence(isStoredOnDevice: boolean, where: 'device' | 'tab' | null): string {
  if (where === null) return '';
  if (where === 'device') return messages.draftSavedOnDevice;
  return isStoredOnDevice ? messages.draftSavedInTabOnly : messages.draftSavedInTab;
}

export function SubmitBar({ form, phase, isDirty, isStoredOnDevice, where, label, onRestart }: SubmitBarProps) {
  const isBusy = phase !== 'editing';
  return (
    <div className="strutture-sending">
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {isBusy && <span className="spin s" aria-hidden="true" />}
        {isBusy ? messages.sendingStatus : (label ?? labelOf(form))}
      </button>
      <p role="status">{phase === 'waiting' ? messages.photosUploadingBeforeSend : ''}</p>
      {isDirty && !isBusy && (
        <div className="tenuta">
          <span>{draftSentence(isStoredOnDevice, where)}</span>{' '}
          <RestartButton {...{ mode: form.mode, isStoredOnDevice, onRestart }} />
        </div>
      )}
    </div>
  );
}
