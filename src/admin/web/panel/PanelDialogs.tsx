import { Suspense } from 'react';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { RejectDialog } from '../actions/RejectDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import {
  BlogDialog,
  CalendarDialog,
  ContactsDialog,
  CreateDialog,
  DeleteDialog,
  DetailsDialog,
  EditDialog,
  PhotosDialog,
  PicturesDialog,
  PurgeDialog,
  RegisterDialog,
  SecurityDialog,
} from './lazy-dialogs.ts';
import { type PanelRequest, isAboutPanel, type PanelDialog } from './panel-dialog.ts';
import type { Decision as DecisionMade } from './decisions.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { OpenPanelDialog } from './use-panel-dialog.ts';
import type { ShortcutKeys } from './use-shortcut-keys.ts';
import type { Panel } from './use-panel.ts';

type PanelDialogsProps = {
  panel: Panel;
  question: OpenPanelDialog;
  shortcutKeys: ShortcutKeys;
  /** How many comments of the blog wait, when it is known anew. */
  onWaitingComments: (count: number) => void;
  onClose: () => void;
};

/** The dialog that is open. */
export function PanelDialogs({ panel, question, shortcutKeys, onWaitingComments, onClose }: PanelDialogsProps) {
  const { request, current, detail } = question;
  return (
    <Suspense>
      {isAboutPanel(request) ? (
        <AboutPanel {...{ panel, request, shortcutKeys, onWaitingComments, onClose }} />
      ) : (
        <>
          {current && <Decision panel={panel} request={request} struttura={current} onClose={onClose} />}
          {detail && <AboutOne panel={panel} request={request} struttura={detail} onClose={onClose} />}
        </>
      )}
    </Suspense>
  );
}

type AboutPanelProps = Omit<PanelDialogsProps, 'question'> & { request: PanelDialog };

function AboutPanel({ panel, request, shortcutKeys, onWaitingComments, onClose }: AboutPanelProps) {
  const onDone = (message: string) => {
    onClose();
    panel.onListChanged(message);
  };
  const onPurged = (message: string) => {
    // What is at hand may be gone with the others: the first that is left comes to hand.
    panel.go({ id: null });
    onDone(message);
  };
  switch (request) {
    case 'create':
      return <CreateDialog onClose={onClose} onDone={onDone} />;
    case 'blog':
      return <BlogDialog onClose={onClose} onWaiting={onWaitingComments} />;
    case 'pictures':
      return <PicturesDialog onClose={onClose} />;
    case 'purge':
      return <PurgeDialog kind="svuota" onClose={onClose} onDone={onPurged} />;
    case 'deleteAll':
      return <PurgeDialog kind="elimina" onClose={onClose} onDone={onPurged} />;
    case 'register':
      return <RegisterDialog onClose={onClose} />;
    case 'security':
      return <SecurityDialog onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog shortcutKeys={shortcutKeys} onClose={onClose} />;
  }
}

type OneProps<T> = { panel: Panel; request: Exclude<PanelRequest, PanelDialog>; struttura: T; onClose: () => void };

/** Approva and Rifiuta: asked here, sent by the panel a moment later. */
function Decision({ panel, request, struttura, onClose }: OneProps<AdminStruttura>) {
  const decide = (word: Pick<DecisionMade, 'kind' | 'motivo' | 'isOwnerReached'>) => {
    onClose();
    panel.decide({ ...word, item: struttura });
  };
  if (request === 'approve') {
    // They may come while it is being asked, and what is at hand by then may be another.
    const { detail } = panel.detail;
    const checks = detail?.id === struttura.id ? detail.controlli : [];
    return (
      <ApproveDialog
        struttura={struttura}
        checks={checks}
        onCancel={onClose}
        onConfirm={(isOwnerReached) => decide({ kind: 'approve', motivo: '', isOwnerReached })}
      />
    );
  }
  if (request !== 'reject') return null;
  return (
    <RejectDialog subject={struttura} onClose={onClose} onReject={(motivo) => decide({ kind: 'reject', motivo })} />
  );
}

function AboutOne({ panel, request, struttura, onClose }: OneProps<AdminDetail>) {
  const onDone = (message: string) => {
    onClose();
    panel.onDone(message);
  };
  const onRemoved = (message: string) => {
    onClose();
    panel.onRemoved(struttura, message);
  };
  const props = { struttura, onClose, onDone };
  switch (request) {
    case 'calendar':
      return <CalendarDialog {...props} />;
    case 'photos':
      return <PhotosDialog {...props} />;
    case 'edit':
      return <EditDialog {...props} />;
    case 'contacts':
      return <ContactsDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} onDone={onRemoved} />;
    case 'details':
      return <DetailsDialog {...props} />;
    case 'approve':
    case 'reject':
      return null;
  }
}
