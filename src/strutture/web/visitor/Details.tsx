import type { ReactNode } from 'react';
import { formatEuro, toCents } from '../../../kernel/cents.ts';
import type { Struttura } from '../../contract.ts';
import { CinExplained, type CinReading } from './CinExplained.tsx';

/** The details of a struttura (specification section 2, "details (beds, rooms, bathrooms, kitchen, CIN)"). */
export function Details({ struttura, cinReading }: { struttura: Struttura; cinReading: CinReading | null }) {
  const { servizio_pulizie, prezzo_pulizie } = struttura;
  return (
    <div className="blk">
      <h2>Dettagli</h2>
      <dl className="dl">
        <Detail name="Posti letto">{struttura.posti_letto}</Detail>
        <Detail name="Camere">{struttura.num_camere}</Detail>
        <Detail name="Bagni">{struttura.num_bagni}</Detail>
        <Detail name="Cucina">{struttura.ha_cucina ? 'Sì' : 'No'}</Detail>
        {struttura.cin !== '' && (
          <Detail name="CIN" className="codice">
            {struttura.cin}
          </Detail>
        )}
        {servizio_pulizie && <Detail name="Pulizie finali">{formatEuro(toCents(prezzo_pulizie))}</Detail>}
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
