import type { ReactNode } from 'react';
import { formatEuro, toCents } from '../../../kernel/cents.ts';
import type { Struttura } from '../../contract.ts';
import { flagNames } from '../../listing-messages.it.ts';
import { FLAG_FIELDS } from '../../rules/flag-fields.ts';
import { CinExplained, type CinReading } from './CinExplained.tsx';
import * as t from './messages.it.ts';

export function Details({ struttura, cinReading }: { struttura: Struttura; cinReading: CinReading | null }) {
  const { servizio_pulizie, prezzo_pulizie } = struttura;
  return (
    <div className="blk">
      <h2>{t.dettagli}</h2>
      <dl className="details">
        <Detail name={t.postiLetto}>{struttura.posti_letto}</Detail>
        <Detail name={t.camere}>{struttura.num_camere}</Detail>
        <Detail name={t.bagni}>{struttura.num_bagni}</Detail>
        {FLAG_FIELDS.map((field) => (
          <Detail key={field} name={flagNames[field]}>
            {struttura[field] ? t.si : t.no}
          </Detail>
        ))}
        {struttura.cin !== '' && (
          <Detail name={t.cin} className="codice">
            {struttura.cin}
          </Detail>
        )}
        {servizio_pulizie && <Detail name={t.pulizieFinali}>{formatEuro(toCents(prezzo_pulizie))}</Detail>}
      </dl>
      {struttura.cin !== '' && <CinExplained struttura={struttura} reading={cinReading} />}
    </div>
  );
}

type DetailProps = { name: string; className?: string; children: ReactNode };

function Detail({ name, className, children }: DetailProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
