import { type ReactNode, type RefObject, useState } from 'react';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import type { ListStay } from '../../rules/stay-address.ts';
import * as t from './messages.it.ts';
import type { SaidStay } from './StayFilterDialog.tsx';
import { LateStayFilterDialog } from './late-stay-filter.ts';

export type StayPillProps = {
  chosen: ListStay;
  label: string | null;
  today: CalendarDate;
  onChoose: (stay: ListStay, said: SaidStay) => void;
  pill: RefObject<HTMLButtonElement | null>;
  children?: ReactNode;
};

export function StayPill({ chosen, label, today, onChoose, pill, children }: StayPillProps) {
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  const isHydrated = useHydrated();
  useWhenIdle(() => void LateStayFilterDialog.prepare());
  const open = () => setOpening(({ count }) => ({ isOpen: true, count: count + 1 }));
  const close = () => setOpening(({ count }) => ({ isOpen: false, count }));
  const take: StayPillProps['onChoose'] = (stay, said) => {
    close();
    onChoose(stay, said);
  };
  return (
    <div className="stay-when">
      <button type="button" ref={pill} className="pill" aria-haspopup="dialog" disabled={!isHydrated} onClick={open}>
        <Icon name="calendar-blank" />
        {label === null ? (
          t.dateEOspiti
        ) : (
          <>
            <span className="sr">{t.nomeDateEOspiti} </span>
            <b>{label}</b>
          </>
        )}
      </button>
      {label !== null && children}
      <LateStayFilterDialog
        key={opening.count}
        isOpen={opening.isOpen}
        onClose={close}
        {...{ chosen, today }}
        onChoose={take}
      />
    </div>
  );
}
