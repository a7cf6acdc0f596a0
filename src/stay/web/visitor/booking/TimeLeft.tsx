import { useEffect, useState } from 'react';
import { formatMoment } from '../../../../kernel/dates/format-moment.ts';
import * as messages from '../../../messages/visitor.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;

const inFull = (moment: Date) => formatMoment(moment.toISOString());

function minutesUntil(instant: string): number {
  return Math.ceil((Date.parse(instant) - Date.now()) / MINUTE_MS);
}

export function TimeLeft({ until, format = inFull }: { until: string; format?: (moment: Date) => string }) {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setMinutes(minutesUntil(until));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <>
      <time dateTime={until}>{format(new Date(until))}</time>
      {minutes !== null && ` (${messages.timeLeft(minutes)})`}
    </>
  );
}
