import { FormLink } from './FormLink.tsx';
import * as t from './messages.it.ts';

const paragraphs = [t.crediamoOspitalitaVeraQuella, t.leCaseDiOspitaliaSono, t.ogniStrutturaMostraIlSuo];

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
          <h2>{t.chiSiamo}</h2>
          {/* Scrolls by keyboard where motion is reduced, so it can take the focus. */}
          <div className="scroll" tabIndex={0} role="group" aria-label={t.ilTestoScorreSiFerma}>
            <div>
              <Text />
              <div className="copy" aria-hidden="true">
                <Text />
              </div>
            </div>
          </div>
          <div className="btns">
            <FormLink className="btn" onOpen={onOpenForm}>
              {t.uniscitiANoi}
            </FormLink>
          </div>
        </div>
      </div>
    </div>
  );
}
