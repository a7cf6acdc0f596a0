import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import { publicEmailMessages } from '../../../strutture/public-email-messages.it.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import '../owner/owner.css';
import { SignInLayout } from '../../../accounts/web/owner/SignInLayout.tsx';
import { SECRET_ADDRESS } from '../secret-address.ts';
import * as t from './conferma-email-messages.it.ts';

/** The token in the address is told to nobody. */
export function headers() {
  return SECRET_ADDRESS;
}

/** Only looks: scanners of mailboxes follow links (decision 0040). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { wanted: await load(context, () => context.get(pageContext).publicEmails.open(token)) };
}

/** Once confirmed the page shows what it says, and does not ask again with a token that is used up. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return [{ title: t.confermaIndirizzoPerGliOspiti }, { name: 'robots', content: 'noindex' }];
}

const toArea = (
  <Link className="btn alt" to="/proprietario">
    {t.vaiAllaTuaArea}
  </Link>
);

export default function ConfermaEmailPage() {
  const { wanted } = useLoaderData<typeof loader>();
  return (
    <SignInLayout title={t.confermaIndirizzo}>
      {wanted === null ? (
        <>
          <p className="note warn">
            <Icon name="warning" />
            {publicEmailMessages.linkNonValido}
          </p>
          {toArea}
        </>
      ) : (
        <TokenAction
          hasToken
          send={(token) => call('POST /api/conferma-email', { body: { token } })}
          lead={publicEmailMessages.domanda(wanted.email, wanted.strutture)}
          button={{ ready: t.conferma, sending: t.confermiamo }}
          after={toArea}
          instead={toArea}
        />
      )}
    </SignInLayout>
  );
}
