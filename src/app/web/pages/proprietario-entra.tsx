import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { Enter } from '../../../accounts/web/owner/Enter.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { ownerMeta } from '../owner/owner-page.ts';
import { OWNER_AREA, consumeReturnPath } from '../../../accounts/web/owner/return-path.ts';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';
import * as messages from '../../messages/owner.ts';

export { areaTokenHeaders as headers } from '../secret-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await load(context, () => context.get(pageContext).account());
  return { link: linkOf(request.url), email: account?.email ?? null };
}

/** Returns the state of the sign-in link; a bookmarked URL without a token is not an error. */
function linkOf(url: string): 'whole' | 'cut' | 'none' {
  const token = new URL(url).searchParams.get('token');
  if (token === null) return 'none';
  return token === '' ? 'cut' : 'whole';
}

export function meta() {
  return ownerMeta(messages.signInTitle);
}

export default function EntraPage() {
  const { link, email } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <SignInLayout title={messages.enterOwnerAreaLink}>
      <Enter link={link} onEntered={() => void navigate(consumeReturnPath(), { replace: true })} />
      {email !== null && (
        <p className="accounts-invitation">
          {messages.alreadySignedInAs} <b>{email}</b>: <Link to={OWNER_AREA}>{messages.goToYourPropertiesLink}</Link>.
        </p>
      )}
    </SignInLayout>
  );
}
