import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import '../owner/owner.css';
import { ConfirmPage } from '../owner/ConfirmPage.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

/** Prevents a revalidation, which would report the link as invalid once its single-use token has been consumed. */
export const shouldRevalidate = () => false;

/** Reads the link without consuming its token, because mail filters also open links (ADR 0104). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { wanted: await load(context, () => context.get(pageContext).publicEmails.open(token)) };
}

export function meta() {
  return [{ title: messages.guestAddressConfirmationPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function ConfermaEmailPage() {
  const { wanted } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={messages.guestAddressConfirmationTitle}
      lead={wanted && struttureMessages.confirmPublicEmailQuestion(wanted.email, wanted.strutture)}
      invalid={struttureMessages.publicEmailLinkInvalid}
      send={(token) => call('POST /api/conferma-email', { body: { token } })}
    />
  );
}
