import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useWhenIdle } from '../../ui/use-when-idle.ts';
import { type ChosenStay, stayQuery } from '../rules/stay-address.ts';
import { LateStayFilterDialog } from './late-stay-filter.ts';

type StayFilterProps = {
  /** The stay that the list is asked for. */
  chosen: ChosenStay;
  /** The same in words, `null` when nothing is asked for. */
  label: string | null;
  today: CalendarDate;
  /** The list's address with what is asked for at its end. */
  hrefOf: (query: string) => string;
};

/** The dates and guests that a list of homes reckons its prices for: a pill that opens the calendar, and one step to take them back. */
export function StayFilter({ chosen, label, today, hrefOf }: StayFilterProps) {
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  const pill = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isAlive = useHydrated();
  useWhenIdle(() => void LateStayFilterDialog.prepare());
  const open = () => setOpening(({ count }) => ({ isOpen: true, count: count + 1 }));
  const close = () => setOpening(({ count }) => ({ isOpen: false, count }));
  const apply = (stay: ChosenStay) => {
    close();
    void navigate(hrefOf(stayQuery(stay)), { preventScrollReset: true });
  };
  const clear = () => {
    // The link goes away with what it takes back, the focus must not.
    pill.current?.focus();
    announce('Date e ospiti tolti.');
  };
  return (
    <div className="quando">
      <button type="button" ref={pill} className="pill" aria-haspopup="dialog" disabled={!isAlive} onClick={open}>
        <Icon name="calendar-blank" />
        {label === null ? (
          'Date e ospiti'
        ) : (
          <>
            <span className="sr">Date e ospiti: </span>
            <b>{label}</b>
          </>
        )}
      </button>
      {label !== null && (
        <Link className="icb" to={hrefOf('')} preventScrollReset aria-label="Togli date e ospiti" onClick={clear}>
          <Icon name="x" />
        </Link>
      )}
      <LateStayFilterDialog
        key={opening.count}
        isOpen={opening.isOpen}
        onClose={close}
        {...{ chosen, today }}
        onChoose={apply}
      />
    </div>
  );
}
