import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { demoMessages } from '../../../demo-messages.it.ts';
import * as t from './messages.it.ts';

/** The cards of play, each one click away. */
export function TestCards({ onTake }: { onTake: (numero: string) => void }) {
  return (
    <fieldset className="stay-cards" disabled={!useHydrated()}>
      <legend className="lab">{t.carteDiProva}</legend>
      {demoMessages.carte.map(({ numero, esito }) => (
        <button type="button" key={numero} onClick={() => onTake(numero)}>
          <span className="num">{numero}</span> <span className="muted">{esito}</span>
        </button>
      ))}
    </fieldset>
  );
}
