import type { ComponentType } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.ts';
import type { SyncDialogProps } from './SyncDialog.tsx';

export const LateSyncDialog = lazyDialog(
  async (): Promise<ComponentType<SyncDialogProps & { isOpen: boolean }>> =>
    (await import('./SyncDialog.tsx')).SyncDialog,
);
