import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { AdminQueryScope } from '../../../accounts/web/admin/AdminQueryScope.tsx';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import type { AwaitedBooking, AwaitedBookings as Awaited } from '../../../stay/admin-bookings-contract.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { ADMIN } from '../../../kernel/pages/admin-paths.ts';
import {
  deletionPath,
  readUpcomingBookingsAddress,
  type RequestedDeletion,
} from '../../rules/upcoming-bookings-address.ts';
import { LoadFailure } from '../panel/LoadFailure.tsx';
import { UpcomingBookingRow } from './UpcomingBookingRow.tsx';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';
import './awaited.css';
import * as stayMessages from '../../../stay/messages/admin.ts';
import * as messages from '../../messages/admin.ts';

export function UpcomingBookings() {
  return (
    <AdminQueryScope>
      <Bookings />
    </AdminQueryScope>
  );
}

function useUpcomingBookings(struttura_id: number | null) {
  const query = struttura_id === null ? {} : { struttura_id };
  const { data: bookings, phase, reload } = useRead('GET /api/admin/prenotazioni', { query });
  const first = bookings?.data[0]?.nome;
  const [nome, setNome] = useState(first);
  if (first !== undefined && first !== nome) setNome(first);
  return { phase, bookings, nome, reload: () => void reload() };
}

function Bookings() {
  const [query] = useSearchParams();
  const deletion = readUpcomingBookingsAddress(Object.fromEntries(query));
  const { phase, bookings, nome, reload } = useUpcomingBookings(deletion?.name === 'elimina' ? deletion.id : null);
  const [toCancel, setToCancel] = useState<AwaitedBooking | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const texts = deletion === null ? stayMessages.upcomingBookings : stayMessages.bookingsToCancel;
  const count = bookings?.total;
  useEffect(() => {
    if (count !== undefined) title.current?.focus();
  }, [count]);
  const close = () => setToCancel(null);
  const readAgain = () => {
    close();
    reload();
  };
  return (
    <GuardFrame>
      <div className="wrap admin-to-cancel">
        <header className="tt">
          <h1 ref={title} tabIndex={-1}>
            {texts.title}
          </h1>
          {bookings !== null && <WayBack deletion={deletion} nome={nome} />}
        </header>
        {phase === 'failed' && <LoadFailure sentence={stayMessages.bookingsNotLoaded} onRetry={reload} />}
        {bookings === null && phase === 'loading' && <p className="admin-loading">{messages.bookingsLoading}</p>}
        {bookings !== null && (
          <List
            bookings={bookings}
            texts={texts}
            wayBack={<WayBack deletion={deletion} nome={nome} hasArrow={false} />}
            onCancel={setToCancel}
          />
        )}
      </div>
      {toCancel && (
        <CancelBookingDialog
          booking={toCancel}
          onClose={close}
          onChanged={readAgain}
          onDone={(message) => {
            showToast(message);
            readAgain();
          }}
        />
      )}
    </GuardFrame>
  );
}

const LABELS = { svuota: messages.purgeDatabaseLabel, 'elimina-tutte': messages.deleteAllLabel };

type WayBackProps = { deletion: RequestedDeletion | null; nome?: string | undefined; hasArrow?: boolean };

function WayBack({ deletion, nome, hasArrow = true }: WayBackProps) {
  if (deletion === null) {
    return (
      <Link className="btn alt sm" to={ADMIN}>
        {stayMessages.backToDashboardLink}
      </Link>
    );
  }
  return (
    <Link className="btn alt sm" to={deletionPath(deletion)}>
      {hasArrow && <Icon name="caret-left" />}
      {deletion.name === 'elimina'
        ? stayMessages.backToDeletionLink(nome ?? messages.propertyFallbackName)
        : messages.backTo(LABELS[deletion.name])}
    </Link>
  );
}

type ListProps = {
  bookings: Awaited;
  texts: Record<keyof typeof stayMessages.upcomingBookings, string>;
  wayBack: ReactNode;
  onCancel: (booking: AwaitedBooking) => void;
};

function List({ bookings: { data, total }, texts, wayBack, onCancel }: ListProps) {
  if (data.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle}>
        <p>{texts.emptyText}</p>
        {wayBack}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="note warn">
        <Icon name="warning" />
        <span>{texts.explanation}</span>
      </p>
      <p className="muted" role="status">
        {stayMessages.bookingCount(total)}
        {total > data.length && messages.firstBookingsShown(data.length)}
      </p>
      <ul className="stay-bookings" aria-label={texts.title}>
        {data.map((booking) => (
          <li key={booking.id}>
            <UpcomingBookingRow booking={booking} onCancel={() => onCancel(booking)} />
          </li>
        ))}
      </ul>
    </>
  );
}
