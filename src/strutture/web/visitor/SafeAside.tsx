import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

/** Beside results: what the badge means, and an invitation to who has a house; `children` before them. */
export function SafeAside({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label={t.informazioni}>
      {children}
      <div className="card strutture-side">
        <h2 className="h4 row-f">
          <Icon name="shield-check" />
          {t.coseIlBadgeSicura}
        </h2>
        <p>{t.ilProprietarioHaCompletato}</p>
      </div>
      <div className="card strutture-side tinta">
        <h2 className="h4">{t.haiUnaCasaQui}</h2>
        <p>{t.inserimentoEGratuito}</p>
        <OwnersLink className="btn sm mt-4" page="inserisci">
          {t.inserisciLaTuaStruttura}
        </OwnersLink>
      </div>
    </aside>
  );
}
