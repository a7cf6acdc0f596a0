import { FormLink } from './FormLink.tsx';

const paragraphs = [
  'Crediamo nell’ospitalità vera: quella di chi ti aspetta sulla porta, ti racconta dove comprare il pane e ti lascia il numero per qualsiasi cosa.',
  'Le case di Ospitalia sono gestite da persone, non da portali e algoritmi. Nessuno paga per stare più in alto in una lista.',
  'Ogni struttura mostra il suo CIN, i suoi prezzi e i contatti di chi la tiene aperta, e va online solo dopo che una persona l’ha approvata.',
];

function Text() {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/**
 * The about-us text, scrolling by itself in 20 s and still under the pointer or the focus (specification section 2, Home).
 * The text stands there twice so that its end runs into its beginning; only the first is read out.
 */
export function ChiSiamoSheet({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <div className="panel">
      <div className="wrap">
        <div className="foglio">
          <h2>Chi siamo</h2>
          {/* Scrolls by keyboard where motion is reduced, so it can take the focus. */}
          <div
            className="scroll"
            tabIndex={0}
            role="group"
            aria-label="Il testo scorre: si ferma con il mouse o con il fuoco"
          >
            <div>
              <Text />
              <div className="copia" aria-hidden="true">
                <Text />
              </div>
            </div>
          </div>
          <div className="btns">
            <FormLink className="btn" onOpen={onOpenForm}>
              Unisciti a noi
            </FormLink>
          </div>
        </div>
      </div>
    </div>
  );
}
