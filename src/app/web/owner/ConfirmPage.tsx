import { Link } from 'react-router';
import { OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/owner.ts';

type ConfirmPageProps = {
  title: string;
  /** `null` if the link is invalid. The page then shows `invalid`. */
  lead: string | null;
  invalid: string;
  send: Parameters<typeof TokenAction>[0]['send'];
};

export function ConfirmPage({ title, lead, invalid, send }: ConfirmPageProps) {
  const toArea = (
    <Link className="btn alt" to={OWNER_AREA}>
      {messages.goToOwnerAreaLink}
    </Link>
  );
  return (
    <SignInLayout title={title}>
      {lead === null ? (
        <>
          <p className="note warn">
            <Icon name="warning" />
            {invalid}
          </p>
          {toArea}
        </>
      ) : (
        <TokenAction
          hasToken
          send={send}
          lead={lead}
          button={{ ready: messages.confirmButton, sending: messages.confirmingLabel }}
          after={toArea}
          instead={toArea}
        />
      )}
    </SignInLayout>
  );
}
