import { formatEuro, toCents } from '../../../kernel/money/cents.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { CinExplained, type CinReading } from './CinExplained.tsx';
import * as messages from '../../messages/visitor.ts';
import { breakfastFirst } from '../../rules/chips.ts';
import { PRIMA_COLAZIONE } from '../../rules/prima-colazione.ts';
import { serviceIcon } from './service-icon.ts';

export function Details({ struttura, cinReading }: { struttura: Struttura; cinReading: CinReading | null }) {
  const { cin, servizio_pulizie, prezzo_pulizie } = struttura;
  if (cin === '' && !servizio_pulizie) return null;
  return (
    <div className="blk">
      <h2>{messages.detailsTitle}</h2>
      <dl className="details strutture-dettagli">
        {cin !== '' && (
          <div className="codice">
            <dt>{messages.cinFactLabel}</dt>
            <dd>{cin}</dd>
          </div>
        )}
        {servizio_pulizie && (
          <div>
            <dt>{messages.finalCleaningFact}</dt>
            <dd>{formatEuro(toCents(prezzo_pulizie))}</dd>
          </div>
        )}
      </dl>
      {cin !== '' && (
        <details className="strutture-cin">
          <summary>
            {messages.whatIsCinTitle}
            <Icon name="caret-down" size={16} />
          </summary>
          <CinExplained struttura={struttura} reading={cinReading} />
        </details>
      )}
    </div>
  );
}

export function Services({ servizi }: { servizi: readonly string[] }) {
  if (servizi.length === 0) return null;
  return (
    <div className="blk">
      <h2>{messages.includedAmenitiesTitle}</h2>
      <ul className="strutture-services">
        {breakfastFirst(servizi).map((servizio) => (
          <li key={servizio} className={servizio === PRIMA_COLAZIONE ? 'hot' : undefined}>
            <Icon name={serviceIcon(servizio)} size={24} />
            {messages.nameOfService(servizio)}
          </li>
        ))}
      </ul>
    </div>
  );
}
