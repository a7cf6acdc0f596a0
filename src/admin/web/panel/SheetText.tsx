import type { ReactNode } from 'react';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { breakfastFirst } from '../../../strutture/rules/chips.ts';
import { PRIMA_COLAZIONE } from '../../../strutture/rules/prima-colazione.ts';
import { Paragraphs } from '../../../strutture/web/Paragraphs.tsx';
import { serviceIcon } from '../../../strutture/web/visitor/service-icon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/admin.ts';

type SheetTextProps = {
  struttura: AdminStruttura;
  children: ReactNode;
};

export function SheetText({ struttura: { descrizione, servizi, lingue_testi }, children }: SheetTextProps) {
  return (
    <div className="parole">
      <h3 className="h4">{messages.descriptionTitle}</h3>
      <Paragraphs text={descrizione} lingua={lingue_testi.descrizione} />
      {descrizione.trim() === '' && <p className="muted">{messages.noDescription}</p>}
      {children}
      {servizi.length > 0 ? (
        <ul className="chips" aria-label={messages.servicesTitle}>
          {breakfastFirst(servizi).map((servizio) => (
            <li key={servizio} className={servizio === PRIMA_COLAZIONE ? 'chip hot' : 'chip'}>
              <Icon name={serviceIcon(servizio)} />
              {servizio}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{messages.noServices}</p>
      )}
    </div>
  );
}
