import type { ReactNode } from 'react';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type HouseRuleFacts, type HouseRuleLine, hourLines, ruleLines } from '../../rules/house-rule-lines.ts';
import { hasHouseRules } from '../../rules/house-rules.ts';
import { LineNote, OwnerQuote, Paragraphs } from '../Paragraphs.tsx';
import * as messages from '../../messages/visitor.ts';
import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import type { Struttura } from '../../contract.ts';
import { ForeignNames } from './ForeignNames.tsx';

type Line = { icon: IconName; text: string } & Partial<Pick<HouseRuleLine, 'note' | 'lingua'>>;

const ICONS: Record<HouseRuleLine['about'], IconName> = {
  arrivo: 'clock',
  partenza: 'sign-out',
  animali: 'paw-print',
  fumo: 'cigarette',
  feste: 'confetti',
};

type GoodToKnowProps = {
  struttura: HouseRuleFacts;
  minimum?: string | null;
  children?: ReactNode;
};

export function GoodToKnow({ struttura, minimum = null, children }: GoodToKnowProps) {
  const nights: Line[] = minimum === null ? [] : [{ icon: 'moon-stars', text: minimum }];
  const hours = [...hourLines(struttura, messages.houseRulePhrases).map(withIcon), ...nights];
  const { gradini, gradini_nota, regole, lingue_testi = {} } = struttura;
  const rules = ruleLines(struttura, messages.houseRulePhrases, currentLanguage()).map(withIcon);
  if (!hasHouseRules(struttura) && minimum === null && !children) return null;
  return (
    <div className="blk" id="da-sapere">
      <h2>{messages.goodToKnowTitle}</h2>
      <div className="strutture-sapere">
        {hours.length > 0 && <Lines title={messages.arrivalAndDepartureTitle} lines={hours} />}
        {(rules.length > 0 || regole !== null) && (
          <Lines title={messages.houseRulePhrases.title} lines={rules}>
            {regole !== null && <OwnerQuote text={regole} lingua={lingue_testi.regole} />}
          </Lines>
        )}
        {gradini !== null && (
          <Lines
            title={messages.houseRulePhrases.doorAccess}
            lines={[{ icon: 'stairs', text: messages.houseRulePhrases.steps(gradini) }]}
          >
            {gradini_nota !== null && <Paragraphs text={gradini_nota} lingua={lingue_testi.gradini_nota} />}
          </Lines>
        )}
        {children && (
          <section>
            <h3>{messages.cancellationTitle}</h3>
            {children}
          </section>
        )}
      </div>
    </div>
  );
}

function withIcon({ about, ...line }: HouseRuleLine): Line {
  return { icon: ICONS[about], ...line };
}

function Lines({ title, lines, children }: { title: string; lines: readonly Line[]; children?: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ icon, text, note, lingua }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              {text}
              <LineNote {...{ note, lingua }} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

export function Spaces({ stanze }: Pick<Struttura, 'stanze'>) {
  if (stanze.length === 0) return null;
  return (
    <div className="blk">
      <h2>{messages.sleepingRoomsTitle}</h2>
      <ForeignNames names={stanze} />
      <ul className="strutture-stanze">
        {stanze.map(({ nome, tipo_letti, ...language }, position) => (
          <li key={`${position}-${nome}`}>
            <Icon name="bed" size={24} />
            <b lang={langOf(shownLanguage(language))}>{nome}</b>
            <span>{messages.bedTypeNames[tipo_letti]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
