import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { RegisterList } from './RegisterList.tsx';
import './actions.css';
import * as messages from '../../messages/admin.ts';

export function RegisterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={messages.auditLogTitle} className="w admin-action">
      <RegisterList />
    </Dialog>
  );
}
