import { asCents, formatEuro } from '../../../kernel/cents.ts';
import { stayMessages } from '../../messages.it.ts';
import type { Quote } from '../../rules/quote-stay.ts';
import { Fact } from '../Fact.tsx';
import * as t from './messages.it.ts';

export function Bill({ quote }: { quote: Quote<number> | null }) {
  if (quote === null) return <p className="stay-no-bill">{stayMessages.scegliLeDate}</p>;
  return (
    <dl className="stay-bill">
      {quote.lines.map((line) => (
        <Fact key={stayMessages.billLine(line)} name={stayMessages.billLine(line)}>
          {formatEuro(asCents(line.amount_cents))}
        </Fact>
      ))}
      <Fact name={t.totale} className="t">
        {formatEuro(asCents(quote.total_cents))}
      </Fact>
    </dl>
  );
}
