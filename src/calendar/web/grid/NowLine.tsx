import type { CSSProperties } from 'react';
import { formatTime } from '../../../kernel/format-moment.ts';
import { gridMessages } from '../../grid-messages.it.ts';

const MINUTES_OF_A_DAY = 24 * 60;

/** Where in today's column it is now; the time stands in words in no list, so it is only looked at. */
export function NowLine({ now }: { now: Date }) {
  const time = formatTime(now);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const share: CSSProperties & Record<'--ora', number> = { '--ora': (hours * 60 + minutes) / MINUTES_OF_A_DAY };
  return (
    <i className="calendar-now" aria-hidden="true" style={share}>
      <b title={gridMessages.adesso}>{time}</b>
    </i>
  );
}
