import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import type { SecurityPartProps } from './security-part.ts';
import * as messages from '../../messages/admin.ts';

export function PasswordPart({ onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/password', { body })}
      asks={['password', 'nuova_password']}
      button={messages.changePasswordButton}
      onDone={onDone}
    >
      <p className="muted">{messages.otherSessionsCloseHint}</p>
    </AccessForm>
  );
}
