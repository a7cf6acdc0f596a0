import type { Struttura } from '../../../../strutture/contract.ts';
import { currentLanguage } from '../../../../kernel/languages/current-language.ts';
import { hourLines, ruleLines } from '../../../../strutture/rules/house-rule-lines.ts';
import { LineNote, OwnerQuote } from '../../../../strutture/web/Paragraphs.tsx';
import { shownMapLink } from '../../../rules/map-link.ts';
import * as messages from '../../../messages/visitor.ts';
import * as struttureMessages from '../../../../strutture/messages/visitor.ts';

export function HouseFacts({ struttura }: { struttura: Struttura }) {
  const { accoglie_nome, regole, lingue_testi, posizione } = struttura;
  const lines = [
    ...hourLines(struttura, struttureMessages.houseRulePhrases),
    ...ruleLines(struttura, struttureMessages.houseRulePhrases, currentLanguage()),
  ];
  return (
    <div className="stay-house">
      <ul>
        {lines.map(({ about, text, note, lingua }) => (
          <li key={about}>
            {text}
            <LineNote {...{ note, lingua }} />
          </li>
        ))}
        {accoglie_nome !== null && <li>{messages.hostWelcomes(accoglie_nome)}</li>}
        <li>
          <a href={shownMapLink(posizione)} target="_blank" rel="noreferrer">
            {messages.locationTitle}
          </a>
          {posizione.precisione === 'approssimativa' && (
            <span className="muted"> {messages.addressAfterConfirmation}</span>
          )}
        </li>
      </ul>
      {regole !== null && (
        <details>
          <summary>{struttureMessages.houseRulePhrases.title}</summary>
          <OwnerQuote text={regole} lingua={lingue_testi.regole} />
        </details>
      )}
    </div>
  );
}
