import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { Fault } from '../../../api/call.ts';
import { isStale } from '../actions/use-action.ts';
import type { ActionProps } from '../actions/action-props.ts';
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
import { isAboutPanel, type OpenPanelDialog, type PanelDialog, type PanelRequest } from './panel-dialog.ts';
import type { Decision as DecisionMade } from './decisions.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { ShortcutKeys } from './use-shortcut-keys.ts';
import type { Panel } from './use-panel.ts';

type PanelDialogsProps = {
  panel: Panel;
  question: OpenPanelDialog;
  shortcutKeys: ShortcutKeys;
  onWaitingComments: (count: number) => void;
  onClose: () => void;
};

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
    panel.go({ id: null });
    onDone(message);
  };
  const dialogs: Record<PanelDialog, ReactNode> = {
    create: <CreateDialog onClose={onClose} onDone={onDone} />,
    blog: <BlogDialog onClose={onClose} onWaiting={onWaitingComments} />,
    pictures: <PicturesDialog onClose={onClose} />,
    purge: <PurgeDialog kind="svuota" onClose={onClose} onDone={onPurged} />,
    deleteAll: <PurgeDialog kind="elimina" onClose={onClose} onDone={onPurged} />,
    register: <RegisterDialog onClose={onClose} />,
    security: <SecurityDialog onClose={onClose} />,
    shortcuts: <ShortcutsDialog shortcutKeys={shortcutKeys} onClose={onClose} />,
  };
  return dialogs[request];
}

type OneProps<T> = { panel: Panel; request: Exclude<PanelRequest, PanelDialog>; struttura: T; onClose: () => void };

function Decision({ panel, request, struttura, onClose }: OneProps<AdminStruttura>) {
  const decide = (word: Pick<DecisionMade, 'kind' | 'motivo' | 'isOwnerReached'>) => {
    onClose();
    panel.decide({ ...word, item: struttura });
  };
  if (request === 'approve') {
    // Reads the current detail, because the checks can load after the dialog has opened. Ignores the detail of another struttura.
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

const ABOUT_ONE: Partial<Record<PanelRequest, ComponentType<ActionProps>>> = {
  calendar: CalendarDialog,
  photos: PhotosDialog,
  edit: EditDialog,
  contacts: ContactsDialog,
  delete: DeleteDialog,
  details: DetailsDialog,
};

function AboutOne({ panel, request, struttura, onClose }: OneProps<AdminDetail>) {
  const Dialog = ABOUT_ONE[request];
  const onDone = (message: string) => {
    onClose();
    if (request === 'delete') panel.onRemoved(struttura, message);
    else panel.onDone(message);
  };
  const onRefused = ({ status }: Fault) => {
    if (isStale(status)) panel.onStale(struttura.id);
  };
  return Dialog && <Dialog {...{ struttura, onClose, onDone, onRefused }} />;
}
