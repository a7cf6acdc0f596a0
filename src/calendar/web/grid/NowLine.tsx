import type { CSSProperties } from 'react';
import { gridMessages } from '../../grid-messages.it.ts';

const inRome = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });
const MINUTES_OF_A_DAY = 24 * 60;

/** The time of the clock in Rome. @example timeInRome(now) // '11:02' */
export function timeInRome(now: Date): string {
  return inRome.format(now);
}

/** Where in today's column it is now; the time stands in words in no list, so it is only looked at. */
export function NowLine({ now }: { now: Date }) {
  const time = timeInRome(now);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const share: CSSProperties & Record<'--ora', number> = { '--ora': (hours * 60 + minutes) / MINUTES_OF_A_DAY };
  return (
    <i className="adesso" aria-hidden="true" style={share}>
      <b title={gridMessages.adesso}>{time}</b>
    </i>
  );
}
