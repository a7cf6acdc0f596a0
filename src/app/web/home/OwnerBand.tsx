import { Drawing } from '../../../ui/Drawing.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FormLink } from './FormLink.tsx';

const reasons = [
  'L’inserimento è gratuito',
  'I contatti restano tuoi: gli ospiti ti scrivono direttamente',
  'L’ordine delle case gira ogni giorno, uguale per tutti: nessuno può comprarlo',
];

/** The last band of the home page, for those who have a house to open. */
export function OwnerBand({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="sez prop" aria-labelledby="proprietari">
      <div className="wrap">
        <div>
          <h2 id="proprietari">C’è posto anche per la&nbsp;tua finestra.</h2>
          <p>Case vacanza, B&amp;B, affittacamere, agriturismi: se apri tu la porta, questo è il posto giusto.</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
          <FormLink className="btn sole" onOpen={onOpenForm}>
            Inserisci la tua Struttura
          </FormLink>
        </div>
        <div className="fac">
          <Drawing name="owner-window" />
        </div>
      </div>
    </section>
  );
}
