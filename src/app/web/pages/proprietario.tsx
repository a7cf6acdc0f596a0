import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import '../../../privacy/web/privacy.css';
import { call } from '../../../api/call.ts';
import type { Account } from '../../../kernel/people/account.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { type PageContext, pageContext } from '../context.ts';
import { load } from '../load.ts';
import { OwnerList } from '../owner/OwnerList.tsx';
import { ownerMeta } from '../owner/owner-page.ts';
import type { PayoutReturn } from '../../../stay/web/owner/payouts/PayoutCard.tsx';
import { OWNER_AREA, saveReturnPath, wantedPath } from '../../../accounts/web/owner/return-path.ts';
import { SignIn } from '../../../accounts/web/owner/SignIn.tsx';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';
import { PasskeyButton } from '../../../accounts/web/passkey/PasskeyButton.tsx';
import * as accountsMessages from '../../../accounts/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

async function readArea({ ownerStrutture, ownerBookings, payouts, addresses, privacy }: PageContext, account: Account) {
  // Reads the payout account first, because its update from the payment provider can change the badges of the strutture.
  const payout = await payouts.read(account);
  const [strutture, removed, bookings, waitingAddress, ahead] = await Promise.all([
    ownerStrutture.list(account),
    ownerStrutture.listRemoved(account),
    ownerBookings.counts(account),
    addresses.waiting(account),
    privacy.staysAhead(account.email),
  ]);
  const hasAny = strutture.length > 0 || removed.length > 0;
  return {
    strutture,
    removed,
    waitingAddress,
    ahead,
    requests: bookings.da_rispondere,
    payout: hasAny ? payout : null,
  };
}

function readReturn(url: string): PayoutReturn {
  const from = new URL(url).searchParams.get('pagamenti');
  return from === 'ritorno' || from === 'riprendi' ? from : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account: readAccount } = context.get(pageContext);
  const wanted = wantedPath(request.url);
  const own = await load(context, async () => {
    const account = await readAccount();
    if (account === null) return null;
    const area = await readArea(context.get(pageContext), account);
    return { email: account.email, from: readReturn(request.url), ...area };
  });
  if (own !== null && wanted !== OWNER_AREA) return redirect(wanted);
  return { own, wanted };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData?.own ? messages.myPropertiesTitle : messages.ownerAreaTitle);
}

export default function ProprietarioPage() {
  const { own, wanted } = useLoaderData<typeof loader>();
  return own === null ? <SignedOut wanted={wanted} /> : <OwnerList {...own} />;
}

function SignedOut({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  return (
    <SignInLayout title={accountsMessages.ownerAreaTitle}>
      <p className="lead">{accountsMessages.ownerAreaLead}</p>
      <SignIn onSent={() => saveReturnPath(wanted)} />
      <PasskeyButton
        isOther
        label={accountsMessages.signInWithPasskeyButton}
        requestChallenge={() => call('POST /api/accesso/passkey/sfida', { body: {} })}
        send={(passkey) => call('POST /api/accesso/passkey', { body: { passkey } })}
        onDone={() => void navigate(wanted, { replace: true })}
      />
      <p className="accounts-invitation">
        {accountsMessages.homeNotHereQuestion} <Link to={paths.inserisci}>{accountsMessages.addHomeForFreeLink}</Link>.
      </p>
    </SignInLayout>
  );
}
