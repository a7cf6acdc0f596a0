import { Drawing } from '../../../ui/Drawing.tsx';
import { ownerWindow } from '../../../ui/drawings/owner-window.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FormLink } from './FormLink.tsx';
import * as t from './messages.it.ts';

const reasons = [t.inserimentoEGratuito, t.iContattiRestanoTuoi, t.ordineDelleCaseGiraOgni];

export function OwnerBand({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="section home-owners" aria-labelledby="proprietari">
      <div className="wrap">
        <div>
          <h2 id="proprietari">{t.cePostoAnche}</h2>
          <p>{t.caseVacanzaBBAffittacamere}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
          <FormLink className="btn sole" onOpen={onOpenForm}>
            {t.inserisciLaTuaStruttura}
          </FormLink>
        </div>
        <div className="fac">
          <Drawing of={ownerWindow} />
        </div>
      </div>
    </section>
  );
}
