import type { Struttura } from '../../contract.ts';
import { countOf } from '../../rules/count-of.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { Facts } from './Facts.tsx';
import * as t from './detail-messages.it.ts';

export function Description({ struttura }: { struttura: Struttura }) {
  return (
    <div className="blk">
      <Facts
        big
        facts={[
          { icon: 'users', text: t.finoA(countOf(struttura.posti_letto, 'ospite')) },
          { icon: 'door', text: countOf(struttura.num_camere, 'camera') },
          { icon: 'bathtub', text: countOf(struttura.num_bagni, 'bagno') },
        ]}
      />
      <div className="strutture-story">
        <Paragraphs text={struttura.descrizione} />
      </div>
    </div>
  );
}
