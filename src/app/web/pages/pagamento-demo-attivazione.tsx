import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { CheckoutFrame } from '../../../stay/web/visitor/checkout/CheckoutFrame.tsx';
import { DemoOnboarding } from '../../../stay/web/visitor/checkout/DemoOnboarding.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { secretMeta } from '../secret-address.ts';
import { LateRouteError } from '../shell/late-parts.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

/** Matches ids of demo accounts. Other ids are rejected, because the page's button sends the id as part of a URL. */
const ACCOUNT = /^acct_demo\w{1,60}$/;

export { secretHeaders as headers } from '../secret-address.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { account = '' } = params;
  return load(context, async () => {
    const isThere = context.get(pageContext).demo.isOn && ACCOUNT.test(account);
    if (!isThere) throw new AppError('NON_TROVATO', stayMessages.pageNotFound);
    return { account };
  });
}

export const meta = (args: MetaArgs<typeof loader>) => secretMeta(messages.demoOnboardingPageTitle, args);

export default function PagamentoDemoAttivazionePage() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <CheckoutFrame>
      <DemoOnboarding account={account} />
    </CheckoutFrame>
  );
}

/** The error boundary is defined here, so that the response to an invalid URL has the same headers. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <CheckoutFrame>
      <LateRouteError error={error} />
    </CheckoutFrame>
  );
}
