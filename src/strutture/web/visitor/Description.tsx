import type { Struttura } from '../../contract.ts';
import { countOf } from '../../rules/count-of.it.ts';
import { writtenInItalian } from '../../owners-text-messages.it.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { type Fact, Facts } from './Facts.tsx';
import * as words from './messages.it.ts';
import * as t from './detail-messages.it.ts';

/** Said here where it is not among the services. */
function kitchenOf({ ha_cucina, servizi }: Pick<Struttura, 'ha_cucina' | 'servizi'>): Fact[] {
  if (servizi.includes('Cucina')) return [];
  return [{ icon: 'cooking-pot', text: ha_cucina ? words.cucina : words.senzaCucina }];
}

export function Description({ struttura }: { struttura: Struttura }) {
  return (
    <div className="blk">
      <Facts
        big
        facts={[
          { icon: 'users', text: t.finoA(countOf(struttura.posti_letto, 'ospite')) },
          { icon: 'door', text: countOf(struttura.num_camere, 'camera') },
          { icon: 'bathtub', text: countOf(struttura.num_bagni, 'bagno') },
          ...kitchenOf(struttura),
        ]}
      />
      {writtenInItalian && <p className="muted mt-6">{writtenInItalian}</p>}
      <div className="strutture-story">
        <Paragraphs text={struttura.descrizione} />
      </div>
    </div>
  );
}
