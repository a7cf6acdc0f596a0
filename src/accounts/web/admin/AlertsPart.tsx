import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import type { SecurityPartProps } from './security-part.ts';
import * as messages from '../../messages/admin.ts';

/** Where an administrator is written to. */
export function AlertsPart({ security: { email, email_in_attesa }, onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('PUT /api/admin/email', { body })}
      asks={['email', 'password']}
      known={{ email: email ?? '' }}
      button={messages.saveAlertEmailButton}
      onDone={onDone}
    >
      <p>{messages.alertEmailHint}</p>
      {email_in_attesa !== null && <p className="note info">{messages.alertEmailPending(email_in_attesa)}</p>}
    </AccessForm>
  );
}
