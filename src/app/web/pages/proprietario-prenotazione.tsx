import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import '../../../stay/web/owner/bookings/bookings.css';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { OwnerBookingSheet } from '../../../stay/web/owner/bookings/OwnerBookingSheet.tsx';
import { ownerMeta, requireAccount } from '../owner/owner-page.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as messages from '../../messages/owner.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const account = await requireAccount(context, request);
  const { ownerBookings, today } = context.get(pageContext);
  return load(context, async () => {
    const { id = '' } = params;
    if (!UUID.test(id)) throw new AppError('NON_TROVATO', stayMessages.bookingNotFound);
    return { booking: await ownerBookings.read(account, id), today };
  });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData ? messages.bookingOf(loaderData.booking.guest_name) : messages.bookingTitle);
}

export default function ProprietarioPrenotazionePage() {
  const { booking, today } = useLoaderData<typeof loader>();
  return <OwnerBookingSheet key={booking.id} booking={booking} today={today} />;
}
