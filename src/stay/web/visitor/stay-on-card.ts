import { type CalendarDate, daysBetween } from '../../../kernel/dates/calendar-date.ts';
import { type Cents, asCents, formatPrice, sumCents } from '../../../kernel/money/cents.ts';
import type { StrutturaCard } from '../../../strutture/contract.ts';
import type { CardStay } from '../../../strutture/web/visitor/StayPrice.tsx';
import { bestOffer } from '../../rules/best-offer.ts';
import { listQuery } from '../../rules/list-address.ts';
import type { FreeStay } from '../../rules/cheapest-stay.ts';
import { nightPrice } from '../../rules/price.ts';
import type { BillLine, Quote } from '../../rules/quote-stay.ts';
import { refundSteps } from '../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import type { Selection } from '../../rules/selection.ts';
import type { ChosenStay } from '../../rules/stay-address.ts';
import { firstStepSentence, firstTermSentence } from '../../rules/refund-sentence.ts';
import { firstRoom, offerOf, roomsOnOffer } from './offer-of.ts';
import * as messages from '../../messages/visitor.ts';

type PricedCard = Parameters<typeof offerOf>[0] & Pick<StrutturaCard, 'is_guaranteed' | 'politica_cancellazione'>;

function placesOf(struttura: PricedCard, camera_id: number | null) {
  const [first, ...others] = roomsOnOffer(struttura)
    .filter(({ id }) => camera_id === null || id === camera_id)
    .toSorted((one, other) => one.prezzo_notte - other.prezzo_notte)
    .map(({ id }) => offerOf(struttura, id));
  return first ? ([first, ...others] as const) : ([offerOf(struttura, null)] as const);
}

function sumOf(lines: readonly BillLine[], kind: BillLine['kind']): Cents {
  return sumCents(lines.filter((line) => line.kind === kind).map(({ amount_cents }) => amount_cents));
}

function priceOf({ lines, nights, total_cents }: Quote): NonNullable<CardStay['price']> {
  const prices = lines.flatMap((line) => (line.kind === 'nights' ? [line.prezzo_notte_cents] : []));
  return {
    totale: formatPrice(total_cents),
    notti: messages.nightCount(nights),
    somma: messages.cardPriceParts(
      asCents(Math.min(...prices)),
      asCents(Math.max(...prices)),
      sumOf(lines, 'extra_guests'),
      sumOf(lines, 'cleaning'),
    ),
  };
}

function policyOf(
  { politica_cancellazione }: PricedCard,
  quote: Quote | null,
  selection: Selection,
  today: CalendarDate,
) {
  const terms = REFUND_TERMS[politica_cancellazione];
  if (!quote || selection.kind !== 'stay') return firstTermSentence(terms, messages.cardRefundsWithoutDates);
  return firstStepSentence(refundSteps(terms, quote, selection.check_in, today), messages.cardRefunds);
}

export function flexibleStayOnCard(
  struttura: PricedCard,
  { found: { check_in, check_out, camera_id }, guests }: { found: Omit<FreeStay, 'total_cents'>; guests: number },
  today: CalendarDate,
): CardStay {
  const card = stayOnCard(struttura, { selection: { kind: 'stay', check_in, check_out }, guests, camera_id }, today);
  const notti = messages.nightsWithDates(daysBetween(check_in, check_out), check_in, check_out);
  return { ...card, price: card.price && { ...card.price, notti } };
}

/** Returns the stay and price for a result card, computed by the same rules as the payment. */
export function stayOnCard(struttura: PricedCard, requested: ChosenStay, today: CalendarDate): CardStay {
  const { place, fault, limits, quote } = bestOffer(placesOf(struttura, requested.camera_id), requested, today);
  const hasPrice = nightPrice(place.price) > 0;
  const camera_id = place.camera?.id ?? null;
  const isFirst = camera_id === (firstRoom(struttura)?.id ?? null);
  return {
    query: listQuery({ ...requested, camera_id: isFirst ? null : camera_id }),
    price: quote && hasPrice ? priceOf(quote) : null,
    warning: fault && messages.cardStayFault(fault, limits, { guests: requested.guests, hasRooms: camera_id !== null }),
    policy: struttura.is_guaranteed ? policyOf(struttura, quote, requested.selection, today) : null,
  };
}
