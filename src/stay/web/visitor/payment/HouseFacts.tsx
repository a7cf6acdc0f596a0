import type { Struttura } from '../../../../strutture/contract.ts';
import { houseRulesMessages as words } from '../../../../strutture/house-rules-messages.it.ts';
import { ownersText } from '../../../../strutture/owners-text-messages.it.ts';
import { hourLines, ruleLines } from '../../../../strutture/rules/house-lines.ts';
import { WrittenInItalian } from '../../../../strutture/web/Paragraphs.tsx';
import { shownMapLink } from '../../../rules/map-link.ts';
import * as t from './messages.it.ts';

/** What a guest should know before paying: hours, rules, who opens the door, and where it is, as exactly as the page shows it. */
export function HouseFacts({ struttura }: { struttura: Struttura }) {
  const { accoglie_nome, regole, posizione } = struttura;
  const lines = [...hourLines(struttura, words), ...ruleLines(struttura, words)];
  return (
    <div className="stay-house">
      <ul>
        {lines.map(({ about, text, note }) => (
          <li key={about}>
            {text}
            {note !== null && <span {...ownersText}>{note}</span>}
          </li>
        ))}
        {accoglie_nome !== null && <li>{t.tiApreLaPorta(accoglie_nome)}</li>}
        <li>
          <a href={shownMapLink(posizione)} target="_blank" rel="noreferrer">
            {t.doveSiTrova}
          </a>
          {posizione.precisione === 'approssimativa' && <span className="muted"> {t.indirizzoConLaConferma}</span>}
        </li>
      </ul>
      {regole !== null && (
        <details>
          <summary>{words.titolo}</summary>
          <WrittenInItalian text={regole} />
        </details>
      )}
    </div>
  );
}
