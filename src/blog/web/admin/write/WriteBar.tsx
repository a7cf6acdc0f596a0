import { useState } from 'react';
import { ADMIN_LOGIN } from '../../../../kernel/pages/admin-paths.ts';
import { SignInAgain } from '../../../../accounts/web/owner/SignInAgain.tsx';
import { announce } from '../../../../ui/toasts/announce.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Sentences } from '../../../../ui/Sentences.tsx';
import type { BlogStatus } from '../../../contract.ts';
import type { SaveFault } from './use-save-article.ts';
import * as messages from '../../../messages/admin.ts';

type WriteBarProps = {
  id: number | null;
  isDirty: boolean;
  isBusy: boolean;
  fault: SaveFault | null;
  faultId: string;
  status: BlogStatus;
  onDiscard: () => void;
  onLeave: () => void;
  onPreview: () => void;
  onSave: () => void;
};

export function WriteBar(props: WriteBarProps) {
  const { id, isDirty, isBusy, fault, faultId, status, onDiscard, onLeave, onPreview, onSave } = props;
  const [isConfirming, setConfirming] = useState(false);
  const label = status === 'pubblicato' ? messages.publishButton : messages.saveDraftButton;
  const canSave = id === null || isDirty;
  return (
    <div className="blog-write-bar">
      <div role="alert" className="blog-esito">
        {fault && (
          <p className="note err-n" id={faultId}>
            <Icon name="warning-circle" />
            <Sentences text={fault.sentence} />
          </p>
        )}
      </div>
      {fault?.isSignedOut && <SignInAgain to={ADMIN_LOGIN} />}
      {id !== null && (
        <button type="button" className="btn quiet sm blog-prima" onClick={onLeave}>
          <Icon name="plus" />
          <span>
            {messages.newArticlePrefix}
            <span className="resto"> {messages.newArticleNoun}</span>
          </span>
        </button>
      )}
      {isDirty && (
        <button type="button" className="btn quiet sm" onClick={() => setConfirming(true)}>
          {messages.discardButton}
        </button>
      )}
      <button type="button" className="btn alt" onClick={onPreview}>
        <Icon name="eye" />
        {messages.previewLabel}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={isBusy || !canSave || undefined}
        onClick={() => (canSave ? onSave() : announce(messages.nothingToSave))}
      >
        {isBusy ? messages.savingLabel : id === null ? label : messages.saveButton}
      </button>
      <ConfirmDialog
        open={isConfirming}
        isDanger
        confirm={messages.discardButton}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onDiscard();
        }}
      >
        <p>{messages.discardArticleQuestion}</p>
      </ConfirmDialog>
    </div>
  );
}
