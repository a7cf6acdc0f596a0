import type { ComponentType } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.ts';
import type { SyncDialogProps } from './SyncDialog.tsx';

/** The dialog of the platforms comes once the calendar is there. */
export const LateSyncDialog = lazyDialog(
  async (): Promise<ComponentType<SyncDialogProps & { isOpen: boolean }>> =>
    (await import('./SyncDialog.tsx')).SyncDialog,
);
