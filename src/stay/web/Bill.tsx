import { formatEuro } from '../../kernel/cents.ts';
import { stayMessages } from '../messages.it.ts';
import type { BillLine, Quote } from '../rules/quote-stay.ts';

/** The price summary: nights × price, cleaning if any, total. */
export function Bill({ quote }: { quote: Quote | null }) {
  if (quote === null) return <p className="tot-no">{stayMessages.scegliLeDate}</p>;
  return (
    <dl className="tot">
      {quote.lines.map((line) => (
        <div key={line.kind}>
          <dt>{lineName(line)}</dt>
          <dd>{formatEuro(line.amount_cents)}</dd>
        </div>
      ))}
      <div className="t">
        <dt>Totale</dt>
        <dd>{formatEuro(quote.total_cents)}</dd>
      </div>
    </dl>
  );
}

function lineName(line: BillLine): string {
  if (line.kind === 'cleaning') return 'Pulizie finali';
  return `${stayMessages.nights(line.nights)} × ${formatEuro(line.prezzo_notte_cents)}`;
}
