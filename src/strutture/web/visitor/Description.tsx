import type { Struttura } from '../../contract.ts';
import { capacityOf } from '../../rules/capacity.ts';
import { countOf } from '../../rules/count-of.it.ts';
import { machineTranslated, showOriginal, writtenInItalian } from '../../owners-text-messages.it.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { bedsFacts } from './beds-facts.ts';
import { type Fact, Facts } from './Facts.tsx';
import * as words from './messages.it.ts';
import * as t from './detail-messages.it.ts';

/** Said here where it is not among the services. */
function kitchenOf({ ha_cucina, servizi }: Pick<Struttura, 'ha_cucina' | 'servizi'>): Fact[] {
  if (servizi.includes('Cucina')) return [];
  return [{ icon: 'cooking-pot', text: ha_cucina ? words.cucina : words.senzaCucina }];
}

export function Description({ struttura }: { struttura: Struttura }) {
  const capacity = capacityOf(struttura);
  return (
    <div className="blk">
      <Facts
        big
        facts={[
          ...bedsFacts(capacity, { icon: 'users', text: t.finoA(countOf(capacity.ospiti, 'ospite')) }),
          { icon: 'bathtub', text: countOf(struttura.num_bagni, 'bagno') },
          ...kitchenOf(struttura),
        ]}
      />
      <Story {...struttura} />
    </div>
  );
}

/** The owner's words: in the language of the page, or with a line that says that they are not, or that a machine translated them. */
function Story({ descrizione, is_tradotta, originale }: Pick<Struttura, 'descrizione' | 'is_tradotta' | 'originale'>) {
  const line = originale === undefined ? !is_tradotta && writtenInItalian : machineTranslated;
  return (
    <>
      {line && <p className="muted mt-6">{line}</p>}
      <div className="strutture-story">
        <Paragraphs text={descrizione} isTranslated={is_tradotta} />
      </div>
      {originale !== undefined && (
        <details className="strutture-cin">
          <summary>
            {showOriginal} <Icon name="caret-down" />
          </summary>
          <div className="strutture-story">
            <Paragraphs text={originale} />
          </div>
        </details>
      )}
    </>
  );
}
