import { Dialog } from '../../../ui/Dialog.tsx';
import { RegisterList } from './RegisterList.tsx';
import './actions.css';
import * as t from './messages.it.ts';

export function RegisterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t.registro} className="w admin-action">
      <RegisterList />
    </Dialog>
  );
}
