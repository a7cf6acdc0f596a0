import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { readCodice } from '../../../stay/rules/codice.ts';
import { GuestBookingView } from '../../../stay/web/visitor/booking/GuestBookingView.tsx';
import { LateBookingNotFound, LateBookingParts } from '../../../stay/web/visitor/booking/late-booking-parts.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { secretMeta } from '../secret-address.ts';
import { LateRouteError } from '../shell/late-parts.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { bookings, publicUrl, today } = context.get(pageContext);
  const found = load(context, async () => {
    const codice = readCodice(params['codice'] ?? '');
    if (codice === null) throw new AppError('NON_TROVATO', stayMessages.bookingNotFound);
    return bookings.find(codice);
  });
  const [booking] = await Promise.all([found, LateBookingParts.prepare()]);
  return { booking, origin: new URL(publicUrl).origin, today };
}

export const meta = (args: MetaArgs<typeof loader>) => secretMeta(messages.bookingPageTitle, args);

export default function PrenotazionePage() {
  const { booking, ...page } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <GuestBookingView key={booking.codice} booking={booking} hasLeftPayment={query.has('annullato')} {...page} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LateRouteError error={error} />;
  return <LateBookingNotFound key={pathname} />;
}
