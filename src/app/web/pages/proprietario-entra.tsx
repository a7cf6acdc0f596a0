import { type HeadersArgs, Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { Enter } from '../../../accounts/web/owner/Enter.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { ownerMeta } from '../owner/owner-page.ts';
import { OWNER_AREA, takeReturn } from '../../../accounts/web/owner/return-path.ts';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';

/** The token in the address is told to nobody: not to what this page loads, nor to where it leads. */
export function headers({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await load(context, () => context.get(pageContext).account());
  return { link: linkOf(request.url), email: account?.email ?? null };
}

/** Whoever types the address, or comes by a bookmark, has no link yet: that is no mistake. */
function linkOf(url: string): 'whole' | 'cut' | 'none' {
  const token = new URL(url).searchParams.get('token');
  if (token === null) return 'none';
  return token === '' ? 'cut' : 'whole';
}

export function meta() {
  return ownerMeta('Entra');
}

export default function EntraPage() {
  const { link, email } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <SignInLayout title="Entra nella tua area">
      <Enter link={link} onEntered={() => void navigate(takeReturn(), { replace: true })} />
      {email !== null && (
        <p className="invito">
          In questo browser sei già dentro come <b>{email}</b>: <Link to={OWNER_AREA}>vai alle tue strutture</Link>.
        </p>
      )}
    </SignInLayout>
  );
}
