import { type RefObject, useState } from 'react';
import { call } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

export function AccessLink({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const requestLink = async () => {
    if (isSending) return;
    setSending(true);
    const username = form.current?.querySelector<HTMLInputElement>('[name=username]')?.value ?? '';
    const answer = await call('POST /api/admin/login/link', { body: { username } });
    setSending(false);
    setMessage(answer.ok ? answer.data.message : null);
    setFailure(answer.ok ? null : answer.detail || messages.siteUnreachable);
  };
  return (
    <div className="accounts-passkey">
      <button type="button" className="txtlink" aria-disabled={isSending} onClick={() => void requestLink()}>
        {adminMessages.sendBrowserLinkButton}
      </button>
      <div role="status">
        {message !== null && (
          <p className="note info">
            <Icon name="envelope-simple" />
            {message}
          </p>
        )}
      </div>
      <FailureAlert>{failure}</FailureAlert>
    </div>
  );
}
