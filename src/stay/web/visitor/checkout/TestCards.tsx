import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { demoMessages } from '../../../demo-messages.it.ts';

/** The cards of play, each one click away. */
export function TestCards({ onTake }: { onTake: (numero: string) => void }) {
  return (
    <fieldset className="carte" disabled={!useHydrated()}>
      <legend className="lab">Carte di prova</legend>
      {demoMessages.carte.map(({ numero, esito }) => (
        <button type="button" key={numero} onClick={() => onTake(numero)}>
          <span className="num">{numero}</span> <span className="muted">{esito}</span>
        </button>
      ))}
    </fieldset>
  );
}
