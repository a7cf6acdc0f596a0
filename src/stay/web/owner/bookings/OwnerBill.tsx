import { asCents, formatEuro } from '../../../../kernel/cents.ts';
import { stayMessages } from '../../../messages.it.ts';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { ownerKeeps } from '../../../rules/owner-keeps.ts';
import { ownerShare } from '../../../rules/owner-share.ts';
import * as t from './messages.it.ts';

/** What the money of a booking is at: only asked for, charged, or never charged; of one that expired nobody keeps any. */
function noteOf({ status, is_charged }: OwnerBooking): string | null {
  if (status === 'richiesta') return `${messages.quandoAccetti} ${messages.costiEsclusi}`;
  if (status === 'scaduta' && is_charged) return null;
  return is_charged || status === 'confermata' ? messages.costiEsclusi : messages.nonAddebitata;
}

/** The bill as it was agreed, and what the owner receives of it. */
export function OwnerBill({ booking }: { booking: OwnerBooking }) {
  const { bill, refunded_cents } = booking;
  const { kept, fee } = ownerShare({ ...booking, total_cents: bill.total_cents });
  const hasShare = ownerKeeps(booking) !== null;
  const note = noteOf(booking);
  return (
    <section className="card block" aria-labelledby="conto">
      <h2 id="conto" className="h3">
        {t.ilConto}
      </h2>
      <dl className="stay-money">
        {bill.lines.map((line) => (
          <Line key={stayMessages.billLine(line)} label={stayMessages.billLine(line)} cents={line.amount_cents} />
        ))}
        <Line label={t.totalePerOspite} cents={bill.total_cents} className="t" />
        {refunded_cents > 0 && <Line label={t.rimborsatiOspite} cents={0 - refunded_cents} />}
        {hasShare && <Line label={messages.commissione} cents={0 - fee} />}
        {hasShare && <Line label={t.ricevi} cents={kept} className="t" />}
      </dl>
      {note !== null && <p className="muted">{note}</p>}
    </section>
  );
}

function Line({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatEuro(asCents(cents))}</dd>
    </div>
  );
}
