import type { ReactNode } from 'react';
import type { IconName } from '../../../ui/icon-name.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { ownersText } from '../../owners-text-messages.it.ts';
import { hasHouseRules } from '../../rules/house-rules.ts';
import { Paragraphs, WrittenInItalian } from '../Paragraphs.tsx';
import * as t from './story-messages.it.ts';

/** `note`: what its owner adds. */
type Line = { icon: IconName; text: string; note?: string | null };

type Home = Pick<
  Struttura,
  | 'arrivo_dalle'
  | 'arrivo_entro'
  | 'partenza_entro'
  | 'animali'
  | 'animali_nota'
  | 'fumo'
  | 'feste'
  | 'regole'
  | 'gradini'
  | 'gradini_nota'
>;

type GoodToKnowProps = {
  struttura: Home;
  /** How few nights are too few. */
  minimum?: string | null;
  /** What cancelling gives back. */
  children?: ReactNode;
};

/** What a guest wants to know before: hours, rules, steps. What its owner has not told is not there. */
export function GoodToKnow({ struttura, minimum = null, children }: GoodToKnowProps) {
  const hours = [...hoursOf(struttura), ...(minimum === null ? [] : [{ icon: 'moon-stars' as const, text: minimum }])];
  const rules = rulesOf(struttura);
  const { gradini, gradini_nota, regole } = struttura;
  if (!hasHouseRules(struttura) && minimum === null && !children) return null;
  return (
    <div className="blk" id="da-sapere">
      <h2>{t.daSapere}</h2>
      <div className="strutture-sapere">
        {hours.length > 0 && <Lines title={t.arrivoEPartenza} lines={hours} />}
        {(rules.length > 0 || regole !== null) && (
          <Lines title={t.regoleDellaCasa} lines={rules}>
            {regole !== null && <WrittenInItalian text={regole} />}
          </Lines>
        )}
        {gradini !== null && (
          <Lines title={t.perArrivareAllaPorta} lines={[{ icon: 'stairs', text: t.gradini(gradini) }]}>
            {gradini_nota !== null && <Paragraphs text={gradini_nota} />}
          </Lines>
        )}
        {children && (
          <section>
            <h3>{t.seDeviAnnullare}</h3>
            {children}
          </section>
        )}
      </div>
    </div>
  );
}

function hoursOf({ arrivo_dalle: from, arrivo_entro: until, partenza_entro: out }: Home): Line[] {
  const arrival =
    from && until ? t.arrivoTra(from, until) : (from && t.arrivoDalle(from)) || (until && t.arrivoEntro(until));
  return [
    ...(arrival ? [{ icon: 'clock' as const, text: arrival }] : []),
    ...(out ? [{ icon: 'sign-out' as const, text: t.partenzaEntro(out) }] : []),
  ];
}

function rulesOf({ animali, animali_nota, fumo, feste }: Home): Line[] {
  const lines: (Line | null)[] = [
    animali && { icon: 'paw-print', text: t.animaliAmmessi(animali, animali_nota !== null), note: animali_nota },
    fumo && { icon: 'cigarette', text: t.fumo[fumo] },
    feste && { icon: 'confetti', text: t.feste[feste] },
  ];
  return lines.filter((line) => line !== null);
}

function Lines({ title, lines, children }: { title: string; lines: readonly Line[]; children?: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ icon, text, note }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              {text}
              {note && <span {...ownersText}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
