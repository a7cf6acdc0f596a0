import { Icon } from '../../../ui/Icon.tsx';
import { breakfastFirst } from '../../rules/order-chips.ts';
import { PRIMA_COLAZIONE } from '../../rules/prima-colazione.ts';
import { serviceIcon } from './service-icon.ts';
import * as messages from '../../messages/visitor.ts';

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
