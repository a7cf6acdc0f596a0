import { asCents, formatEuro } from '../../../kernel/money/cents.ts';
import type { Quote } from '../../rules/quote-stay.ts';
import { Fact } from '../Fact.tsx';
import * as messages from '../../messages/visitor.ts';

type BillProps = {
  quote: Quote<number>;
  isPending?: boolean;
  part?: 'lines' | 'total' | undefined;
};

export function Bill({ quote, isPending, part }: BillProps) {
  return (
    <dl className="stay-bill" aria-busy={isPending}>
      {part !== 'total' &&
        quote.lines.map((line) => (
          <Fact key={messages.billLineText(line)} name={messages.billLineText(line)}>
            {formatEuro(asCents(line.amount_cents))}
          </Fact>
        ))}
      {part !== 'lines' && (
        <Fact name={messages.totalLabel} className="t">
          {formatEuro(asCents(quote.total_cents))}
        </Fact>
      )}
    </dl>
  );
}
