import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../stay/web/owner/bookings/bookings.css';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { firstTab, readBookingsPlace } from '../../../stay/rules/bookings-address.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { BookingsList } from '../../../stay/web/owner/bookings/BookingsList.tsx';
import { ownerMeta, requireAccount } from '../owner/owner-page.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as stayOwnerMessages from '../../../stay/messages/owner.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireAccount(context, request);
  return load(context, async () => {
    const { list, counts } = context.get(pageContext).ownerBookings;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const scheda = query['scheda'] ?? firstTab(await counts(account));
    const place = readBookingsPlace({ ...query, scheda });
    if (place === null) throw new AppError('NON_TROVATO', stayMessages.pageNotFound);
    return { place, bookings: await list(account, place) };
  });
}

export function meta() {
  return ownerMeta(stayOwnerMessages.bookingsTitle);
}

export default function ProprietarioPrenotazioniPage() {
  return <BookingsList {...useLoaderData<typeof loader>()} />;
}
