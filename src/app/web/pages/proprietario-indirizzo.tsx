import { type HeadersArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { addressMessages as messages } from '../../../accounts/address-messages.it.ts';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { ownerMeta } from '../owner/owner-page.ts';
import { OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';
import * as t from './proprietario-indirizzo-messages.it.ts';

/** The token in the address is told to nobody. */
export function headers({ parentHeaders }: HeadersArgs) {
  parentHeaders.set('Referrer-Policy', 'no-referrer');
  return parentHeaders;
}

/** Only looks: scanners of mailboxes follow links (decision 0040). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { change: await load(context, () => context.get(pageContext).addresses.open(token)) };
}

/** Once confirmed the page shows what it says, and does not ask again with a token that is used up. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return ownerMeta(t.confermaIndirizzo);
}

const toArea = (
  <Link className="btn alt" to={OWNER_AREA}>
    {t.vaiAllaTuaArea}
  </Link>
);

export default function ProprietarioIndirizzoPage() {
  const { change } = useLoaderData<typeof loader>();
  return (
    <SignInLayout title={t.confermaIndirizzo}>
      {change === null ? (
        <>
          <p className="note warn">
            <Icon name="warning" />
            {messages.linkNonValido}
          </p>
          {toArea}
        </>
      ) : (
        <TokenAction
          hasToken
          send={(token) => call('POST /api/conferma-indirizzo', { body: { token } })}
          lead={messages.domanda[change.side](change.from, change.to)}
          button={{ ready: t.conferma, sending: t.confermiamo }}
          after={toArea}
          instead={toArea}
        />
      )}
    </SignInLayout>
  );
}
