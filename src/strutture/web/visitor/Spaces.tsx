import { langOf, shownLanguage } from '../../../kernel/lang-of.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { ForeignNames } from './ForeignNames.tsx';
import * as messages from '../../messages/visitor.ts';

/** What one sleeps on in each room of a whole house; nothing where its owner has not told it. */
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
