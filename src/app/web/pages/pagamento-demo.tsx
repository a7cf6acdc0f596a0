import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CheckoutFrame } from '../../../stay/web/visitor/checkout/CheckoutFrame.tsx';
import { DemoCheckoutView } from '../../../stay/web/visitor/checkout/DemoCheckoutView.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { secretMeta } from '../secret-address.ts';
import { LateRouteError } from '../shell/late-parts.ts';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { demo, today } = context.get(pageContext);
  return { checkout: await load(context, () => demo.find(params['session'] ?? '')), today };
}

export const meta = (args: MetaArgs<typeof loader>) => secretMeta(messages.demoPaymentPageTitle, args);

export default function PagamentoDemoPage() {
  const { checkout, today } = useLoaderData<typeof loader>();
  return (
    <CheckoutFrame>
      <DemoCheckoutView key={checkout.session} checkout={checkout} today={today} />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <CheckoutFrame>
      <LateRouteError error={error} />
    </CheckoutFrame>
  );
}
