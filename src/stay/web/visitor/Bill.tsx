import { asCents, formatEuro } from '../../../kernel/cents.ts';
import { stayMessages } from '../../messages.it.ts';
import type { Quote } from '../../rules/quote-stay.ts';
import * as t from './messages.it.ts';

/** The price summary: nights × price, cleaning if any, total. */
export function Bill({ quote }: { quote: Quote<number> | null }) {
  if (quote === null) return <p className="stay-no-bill">{stayMessages.scegliLeDate}</p>;
  return (
    <dl className="stay-bill">
      {quote.lines.map((line) => (
        <div key={stayMessages.billLine(line)}>
          <dt>{stayMessages.billLine(line)}</dt>
          <dd>{formatEuro(asCents(line.amount_cents))}</dd>
        </div>
      ))}
      <div className="t">
        <dt>{t.totale}</dt>
        <dd>{formatEuro(asCents(quote.total_cents))}</dd>
      </div>
    </dl>
  );
}
