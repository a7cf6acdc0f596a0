import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { paths } from '../../kernel/pages/paths.ts';
import { NO_STAY } from '../../stay/rules/selection.ts';
import type { ListStay } from '../../stay/rules/stay-address.ts';
import type { SerialisedStay } from '../../stay/web/visitor/StayFilterDialog.tsx';
import { StayPill } from '../../stay/web/visitor/StayPill.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { releaseFocus } from '../../ui/release-focus.ts';
import { joinQuery } from '../rules/write-criteria.ts';
import { SearchBox } from './SearchBox.tsx';
import * as messages from '../messages/visitor.ts';

const ANY_STAY: SerialisedStay & { stay: ListStay } = {
  stay: NO_STAY,
  query: '',
  label: null,
};

function PlainStay() {
  return (
    <noscript>
      <label className="f">
        {messages.checkInLabel} <input type="date" name="dal" />
      </label>
      <label className="f">
        {messages.checkOutLabel} <input type="date" name="al" />
      </label>
      <label className="f">
        {messages.guestsLabel} <input type="number" name="ospiti" min="1" max="30" />
      </label>
    </noscript>
  );
}

export function HeroSearch({ today }: { today: CalendarDate }) {
  const input = useRef<HTMLInputElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(ANY_STAY);
  const navigate = useNavigate();

  const go = (path: string) => {
    releaseFocus();
    void navigate(joinQuery(path, chosen.query));
  };
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    go(words === '' ? paths.cerca : `${paths.cerca}?testo=${encodeURIComponent(words)}`);
  };
  return (
    <form
      className="search-finder"
      role="search"
      aria-label={messages.findHomeTitle}
      action={paths.cerca}
      onSubmit={show}
    >
      <SearchBox input={input} onChoose={({ path }) => go(path)} />
      <div className="f">
        <span className="lab">{messages.whenAndHowManyLabel}</span>
        <StayPill
          chosen={chosen.stay}
          label={chosen.label}
          today={today}
          onChoose={(stay, texts) => setChosen({ stay, ...texts })}
          pill={pill}
        >
          <button
            type="button"
            className="icb"
            aria-label={messages.removeDatesAndGuestsButton}
            onClick={() => {
              pill.current?.focus();
              setChosen(ANY_STAY);
            }}
          >
            <Icon name="x" />
          </button>
        </StayPill>
      </div>
      <PlainStay />
      <button type="submit" className="btn">
        {messages.showHomesButton}
      </button>
    </form>
  );
}
