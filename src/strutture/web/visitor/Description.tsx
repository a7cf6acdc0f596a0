import type { Struttura } from '../../contract.ts';
import { capacityOf } from '../../rules/capacity.ts';
import { countOf } from '../../rules/count-of.it.ts';
import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import { ITALIAN } from '../../../kernel/language.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Paragraphs } from '../Paragraphs.tsx';
import { bedsFacts } from './beds-facts.ts';
import { type Fact, Facts } from './Facts.tsx';
import * as messages from '../../messages/visitor.ts';

function kitchenOf({ ha_cucina, servizi }: Pick<Struttura, 'ha_cucina' | 'servizi'>): Fact[] {
  if (servizi.includes('Cucina')) return [];
  return [{ icon: 'cooking-pot', text: ha_cucina ? messages.kitchenFact : messages.noKitchenFact }];
}

export function Description({ struttura }: { struttura: Struttura }) {
  const capacity = capacityOf(struttura);
  return (
    <div className="blk">
      <Facts
        big
        facts={[
          ...bedsFacts(capacity, { icon: 'users', text: messages.capacityUpTo(countOf(capacity.ospiti, 'ospite')) }),
          { icon: 'bathtub', text: countOf(struttura.num_bagni, 'bagno') },
          ...kitchenOf(struttura),
        ]}
      />
      <Story {...struttura} />
    </div>
  );
}

type StoryProps = Pick<Struttura, 'descrizione' | 'is_tradotta' | 'originale' | 'lingue_testi'>;

function Story({ descrizione, is_tradotta, originale, lingue_testi }: StoryProps) {
  const { descrizione: lingua = ITALIAN } = lingue_testi;
  const shown = shownLanguage({ lingua, is_tradotta });
  return (
    <>
      {originale !== undefined && <p className="muted mt-6">{messages.machineTranslated(lingua)}</p>}
      {langOf(shown) && <p className="muted mt-6">{messages.writtenIn(shown)}</p>}
      <div className="strutture-story">
        <Paragraphs text={descrizione} lingua={shown} />
      </div>
      {originale !== undefined && (
        <details className="strutture-cin">
          <summary>
            {messages.showOriginalLink(lingua)} <Icon name="caret-down" />
          </summary>
          <div className="strutture-story">
            <Paragraphs text={originale} lingua={lingua} />
          </div>
        </details>
      )}
    </>
  );
}
