import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { paths } from '../../kernel/pages/paths.ts';
import { StayFilter } from '../../stay/web/visitor/StayFilter.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { releaseFocus } from '../../ui/release-focus.ts';
import { joinQuery } from '../rules/write-criteria.ts';
import { AllFilters, FilterPills } from './FilterPills.tsx';
import type { ResultsTools } from './results.ts';
import { SearchBox } from './SearchBox.tsx';
import * as messages from '../messages/visitor.ts';

type SearchBarProps = {
  tools: ResultsTools;
  today: CalendarDate;
  label: string | null;
};

export function SearchBar({ tools, today, label }: SearchBarProps) {
  const { base, beside, stay, kept: retainedQuery, text, chosen } = tools;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const go = (path: string, query: string) => {
    releaseFocus();
    void navigate(joinQuery(path, query));
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    // Does nothing if the text is unchanged: it was rebuilt from the parsed query, and parsing it again could give a different
    // result.
    if (words === text && words !== '') return;
    go(words === '' ? paths.cerca : `${paths.cerca}?testo=${encodeURIComponent(words)}`, retainedQuery);
  };
  return (
    <div className="search-query">
      <form className="search-bar" role="search" action={paths.cerca} onSubmit={search}>
        <SearchBox
          key={text}
          input={input}
          text={text}
          onChoose={({ kind, path }) => go(path, kind === 'struttura' ? stay : retainedQuery)}
        />
        {[...new URLSearchParams(retainedQuery)].map(([name, value]) => (
          <input key={name} type="hidden" {...{ name, value }} />
        ))}
        <button type="submit" className="icb" aria-label={messages.searchButton}>
          <Icon name="magnifying-glass" />
        </button>
      </form>
      <div className="search-tools">
        <div className="search-row">
          <StayFilter
            chosen={chosen.stay}
            label={label}
            today={today}
            hrefOf={(query) => joinQuery(base, joinQuery(query, beside))}
          />
          <FilterPills pills={tools.pills} />
        </div>
        <AllFilters {...{ tools }} />
      </div>
    </div>
  );
}
