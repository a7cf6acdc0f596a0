import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

const WRITERS: Record<NonNullable<OwnerBooking['cancelled_by']>, string> = {
  ospite: t.motivo,
  proprietario: t.ilTuoMessaggio,
  redazione: t.laRedazioneHaScritto,
  banca: t.motivo,
};

/** The guest: how to reach them, and what they wrote. Names, notes and messages are shown as they were typed. */
export function GuestContacts({ booking }: { booking: OwnerBooking }) {
  const { guest_name, guest_email, guest_phone, notes, motivo } = booking;
  return (
    <section className="card block stay-guest" aria-labelledby="ospite">
      <h2 id="ospite" className="h3">
        {t.ospite}
      </h2>
      <p className="nome">{guest_name}</p>
      <ul className="stay-contacts-box">
        <li>
          <Icon name="phone" />
          <a href={`tel:${guest_phone.replace(/[^\d+]/g, '')}`}>{guest_phone}</a>
        </li>
        <li>
          <Icon name="envelope-simple" />
          <a href={`mailto:${encodeURIComponent(guest_email).replace('%40', '@')}`}>{guest_email}</a>
        </li>
      </ul>
      {notes !== '' && <Said who={t.haScritto} words={notes} />}
      {motivo !== '' && <Said who={WRITERS[booking.cancelled_by ?? 'proprietario']} words={motivo} />}
    </section>
  );
}

function Said({ who, words }: { who: string; words: string }) {
  return (
    <div className="stay-said">
      <p className="lab">{who}</p>
      <blockquote>{words}</blockquote>
    </div>
  );
}
