import { useEffect, useRef } from 'react';
import type { IconName } from '../../ui/icons/icon-name.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { Suggestion } from '../contract.ts';
import { type Theme, THEMES, themePath } from '../rules/suggest-themes.ts';
import * as messages from '../messages/visitor.ts';
import * as locationsMessages from '../../locations/messages/visitor.ts';

const ICONS: Record<Suggestion['kind'], IconName> = {
  regione: 'map-trifold',
  provincia: 'map-trifold',
  citta: 'map-pin',
  area: 'map-trifold',
  struttura: 'house-line',
  tema: 'sun-horizon',
  testo: 'magnifying-glass',
};

const THEME_ICONS: Record<Theme, IconName> = {
  mare: 'waves',
  montagna: 'mountains',
  lago: 'drop',
  trulli: 'house-line',
  cane: 'paw-print',
};

function iconOf({ kind, path }: Suggestion): IconName {
  const theme = kind === 'tema' && THEMES.find((each) => themePath(each) === path);
  return theme ? THEME_ICONS[theme] : ICONS[kind];
}

export type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-elenco`}
      className="search-suggestions"
      role="listbox"
      aria-label={messages.suggestionsLabel}
    >
      {suggestions.map((suggestion, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles keys (aria-activedescendant)
        <div
          key={`${suggestion.kind} ${suggestion.path}`}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          // Prevents the field from losing the focus, which would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name={iconOf(suggestion)} />
          <span>
            <b>{suggestion.nome}</b> {suggestion.dove && <small>{suggestion.dove}</small>}
          </span>
          {suggestion.strutture_count !== null && (
            <small>{locationsMessages.homeCount(suggestion.strutture_count)}</small>
          )}
        </div>
      ))}
    </div>
  );
}
