import type { ReactNode, RefObject } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { useRenewedDialog } from '../../../ui/dialogs/use-renewed-dialog.ts';
import { useWhenIdle } from '../../../ui/loading/use-when-idle.ts';
import type { ListStay } from '../../rules/stay-address.ts';
import type { SerialisedStay } from './StayFilterDialog.tsx';
import * as messages from '../../messages/visitor.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.ts';

export const LateStayFilterDialog = lazyDialog(async () => (await import('./StayFilterDialog.tsx')).StayFilterDialog);

/** Phones show the icon only if the label has at most this many characters. */
const ROOM_OF_ICON = 20;

export type StayPillProps = {
  chosen: ListStay;
  label: string | null;
  today: CalendarDate;
  onChoose: (stay: ListStay, said: SerialisedStay) => void;
  pill: RefObject<HTMLButtonElement | null>;
  children?: ReactNode;
};

export function StayPill({ chosen, label, today, onChoose, pill, children }: StayPillProps) {
  const { isOpen, open, close, drawing } = useRenewedDialog();
  const isHydrated = useHydrated();
  useWhenIdle(() => void LateStayFilterDialog.prepare());
  const take: StayPillProps['onChoose'] = (stay, said) => {
    close();
    onChoose(stay, said);
  };
  return (
    <div className="stay-when">
      <button type="button" ref={pill} className="pill" aria-haspopup="dialog" disabled={!isHydrated} onClick={open}>
        <Icon name="calendar-blank" />
        {label === null ? (
          messages.datesAndGuestsLabel
        ) : (
          <>
            <span className="sr">{messages.datesAndGuestsPrefix} </span>
            <b className={label.length > ROOM_OF_ICON ? 'long' : undefined}>{label}</b>
          </>
        )}
      </button>
      {label !== null && children}
      <LateStayFilterDialog
        key={`${drawing} ${label}`}
        isOpen={isOpen}
        onClose={close}
        {...{ chosen, today }}
        onChoose={take}
      />
    </div>
  );
}
