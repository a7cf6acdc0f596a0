import { Icon } from '../../../ui/Icon.tsx';
import { chooseChips } from '../../rules/choose-chips.ts';
import { countOf } from '../../rules/count-of.ts';
import { PRIMA_COLAZIONE } from '../../rules/prima-colazione.ts';
import { serviceIcon } from './service-icon.ts';
import * as t from './messages.it.ts';

/** The services of a card in three chips at most, breakfast first and highlighted. */
export function ServiceChips({ servizi }: { servizi: readonly string[] }) {
  const { shown, others } = chooseChips(servizi);
  if (shown.length === 0) return null;
  return (
    <ul className="chips" aria-label={t.servizi}>
      {shown.map((servizio) => (
        <li key={servizio} className={servizio === PRIMA_COLAZIONE ? 'chip hot' : 'chip'}>
          <Icon name={serviceIcon(servizio)} />
          {servizio}
        </li>
      ))}
      {others > 0 && <li className="chip">{`+${countOf(others, 'servizio')}`}</li>}
    </ul>
  );
}
