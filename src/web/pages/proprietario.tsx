import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { OwnList } from '../owner/OwnList.tsx';
import { ownerMeta } from '../owner/owner-page.ts';
import { OWNER_AREA, wantedPath } from '../owner/return-path.ts';
import { SignedOut } from '../owner/SignedOut.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account: whoAsks, ownStrutture } = context.get(pageContext);
  const wanted = wantedPath(request.url);
  const own = await load(context, async () => {
    const account = await whoAsks();
    return account && { email: account.email, strutture: await ownStrutture.list(account) };
  });
  if (own !== null && wanted !== OWNER_AREA) return redirect(wanted);
  return { own, wanted };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData?.own ? 'Le mie strutture' : 'Area proprietari');
}

export default function ProprietarioPage() {
  const { own, wanted } = useLoaderData<typeof loader>();
  return own === null ? <SignedOut wanted={wanted} /> : <OwnList {...own} />;
}
