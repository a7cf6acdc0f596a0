import { type ComponentType, lazy, useEffect } from 'react';
import { showToast } from '../../../ui/toast-store.ts';
import { adminMessages } from '../../messages.it.ts';

/** Stands in for a dialog whose code does not come, as after a new version of the portal. */
function Missing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast(adminMessages.finestraNonCaricata, 'failed');
    onClose();
  }, [onClose]);
  return null;
}

/** A dialog in a file of its own, that nobody loads who does not open it. */
function lazyPanelDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Dialog) => ({ default: Dialog }),
      () => ({ default: Missing }),
    ),
  );
}

export const BlogDialog = lazyPanelDialog(
  async () => (await import('../../../blog/web/admin/BlogDialog.tsx')).BlogDialog,
);
export const CalendarDialog = lazyPanelDialog(
  async () => (await import('../actions/CalendarDialog.tsx')).CalendarDialog,
);
export const ContactsDialog = lazyPanelDialog(
  async () => (await import('../actions/ContactsDialog.tsx')).ContactsDialog,
);
export const CreateDialog = lazyPanelDialog(async () => (await import('../actions/CreateDialog.tsx')).CreateDialog);
export const DeleteDialog = lazyPanelDialog(async () => (await import('../actions/DeleteDialog.tsx')).DeleteDialog);
export const DetailsDialog = lazyPanelDialog(async () => (await import('../actions/DetailsDialog.tsx')).DetailsDialog);
export const EditDialog = lazyPanelDialog(async () => (await import('../actions/EditDialog.tsx')).EditDialog);
export const PicturesDialog = lazyPanelDialog(
  async () => (await import('../pictures/PicturesDialog.tsx')).PicturesDialog,
);
export const PhotosDialog = lazyPanelDialog(async () => (await import('../actions/PhotosDialog.tsx')).PhotosDialog);
export const PurgeDialog = lazyPanelDialog(async () => (await import('../actions/PurgeDialog.tsx')).PurgeDialog);
export const RegisterDialog = lazyPanelDialog(
  async () => (await import('../actions/RegisterDialog.tsx')).RegisterDialog,
);
export const SecurityDialog = lazyPanelDialog(
  async () => (await import('../../../accounts/web/admin/SecurityDialog.tsx')).SecurityDialog,
);
