import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { ownerMeta } from '../owner/owner-page.ts';
import { ConfirmPage } from '../owner/ConfirmPage.tsx';
import * as accountsMessages from '../../../accounts/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { change: await load(context, () => context.get(pageContext).addresses.open(token)) };
}

export { areaTokenHeaders as headers } from '../secret-address.ts';

export const shouldRevalidate = () => false;

export function meta() {
  return ownerMeta(messages.addressConfirmationTitle);
}

export default function ProprietarioIndirizzoPage() {
  const { change } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={messages.addressConfirmationTitle}
      lead={change && accountsMessages.confirmAddressQuestions[change.side](change.from, change.to)}
      invalid={accountsMessages.addressLinkInvalid}
      send={(token) => call('POST /api/conferma-indirizzo', { body: { token } })}
    />
  );
}
