import { type ComponentType, lazy, useEffect } from 'react';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import * as messages from '../../messages/admin.ts';

function Missing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast(messages.dialogNotLoaded, 'failed');
    onClose();
  }, [onClose]);
  return null;
}

function lazyPanelDialog<Name extends string, Props extends { onClose: () => void }>(
  load: () => Promise<{ [name in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: Missing }),
    ),
  );
}

export const BlogDialog = lazyPanelDialog(() => import('../../../blog/web/admin/BlogDialog.tsx'), 'BlogDialog');
export const CalendarDialog = lazyPanelDialog(() => import('../actions/CalendarDialog.tsx'), 'CalendarDialog');
export const ContactsDialog = lazyPanelDialog(() => import('../actions/ContactsDialog.tsx'), 'ContactsDialog');
export const CreateDialog = lazyPanelDialog(() => import('../actions/CreateDialog.tsx'), 'CreateDialog');
export const DeleteDialog = lazyPanelDialog(() => import('../actions/DeleteDialog.tsx'), 'DeleteDialog');
export const DetailsDialog = lazyPanelDialog(() => import('../actions/DetailsDialog.tsx'), 'DetailsDialog');
export const EditDialog = lazyPanelDialog(() => import('../actions/EditDialog.tsx'), 'EditDialog');
export const PicturesDialog = lazyPanelDialog(() => import('../pictures/PicturesDialog.tsx'), 'PicturesDialog');
export const PhotosDialog = lazyPanelDialog(() => import('../actions/PhotosDialog.tsx'), 'PhotosDialog');
export const PurgeDialog = lazyPanelDialog(() => import('../actions/PurgeDialog.tsx'), 'PurgeDialog');
export const RegisterDialog = lazyPanelDialog(() => import('../actions/RegisterDialog.tsx'), 'RegisterDialog');
export const SecurityDialog = lazyPanelDialog(
  () => import('../../../accounts/web/admin/SecurityDialog.tsx'),
  'SecurityDialog',
);
