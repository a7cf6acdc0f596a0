import { call } from '../../../api/call.ts';
import { emptyState } from '../../../strutture/web/form/form-state.ts';
import { AdminForm } from './AdminForm.tsx';
import type { ActionProps } from './action-props.ts';
import * as messages from '../../messages/admin.ts';

const EMPTY = emptyState('');

export function CreateDialog({ onClose, onDone }: Pick<ActionProps, 'onClose' | 'onDone'>) {
  return (
    <AdminForm
      mode="create"
      title={messages.addPropertyLabel}
      initial={EMPTY}
      draftKey="ospitalia_admin_bozza"
      submit={(body) => call('POST /api/admin/strutture', { body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
