import { type ComponentType, useState } from 'react';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';

/** «Viste di recente», far below the fold, as what follows makes room for it: it comes when the browser is idle, and is missed by nobody if it does not. */
export function LateRecentHomes({ today }: { today: CalendarDate }) {
  const [Part, setPart] = useState<ComponentType<{ today: CalendarDate }> | null>(null);
  useWhenIdle(() => {
    import('./RecentHomes.tsx').then(
      ({ RecentHomes }) => setPart(() => RecentHomes),
      () => undefined,
    );
  });
  return Part && <Part today={today} />;
}
