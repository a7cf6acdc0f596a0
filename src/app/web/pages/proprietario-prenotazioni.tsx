import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../stay/web/owner/bookings/bookings.css';
import { AppError } from '../../../kernel/app-error.ts';
import { bookingMessages } from '../../../stay/booking-messages.it.ts';
import { ownerBookingMessages } from '../../../stay/owner-booking-messages.it.ts';
import { firstTab, readBookingsPlace } from '../../../stay/rules/bookings-address.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { BookingsList } from '../../../stay/web/owner/bookings/BookingsList.tsx';
import { ownerMeta, requireAccount } from '../owner/owner-page.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireAccount(context, request);
  return load(context, async () => {
    const { list, counts } = context.get(pageContext).ownerBookings;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const scheda = query['scheda'] ?? firstTab(await counts(account));
    const place = readBookingsPlace({ ...query, scheda });
    if (place === null) throw new AppError('NON_TROVATO', bookingMessages.paginaInesistente);
    return { place, bookings: await list(account, place) };
  });
}

export function meta() {
  return ownerMeta(ownerBookingMessages.titolo);
}

export default function ProprietarioPrenotazioniPage() {
  return <BookingsList {...useLoaderData<typeof loader>()} />;
}
