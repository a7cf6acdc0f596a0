import { type KeyboardEvent, useRef } from 'react';
import { formatCount } from '../../../kernel/text/format-count.ts';
import { type Tab, TABS } from '../../rules/panel-address.ts';
import * as messages from '../../messages/admin.ts';

type TabsProps = {
  tab: Tab;
  /** Homes with texts that nobody has seen; `null`: not known. */
  changed: number | null;
  onChange: (tab: Tab) => void;
};

/** "Tabs 'In Attesa' and 'Approvate'", and ours. The arrows go from one to the next, as tabs do. */
export function Tabs({ tab, changed, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const position = TABS.indexOf(tab);
  const steps: Record<string, number> = {
    ArrowRight: position + 1,
    ArrowLeft: position - 1,
    Home: 0,
    End: TABS.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : TABS.at(step % TABS.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#scheda-${next}`)?.focus();
    onChange(next);
  };
  return (
    <div
      ref={list}
      className="seg"
      role="tablist"
      aria-label={messages.propertiesByStatusLabel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {TABS.map((each) => (
        <button
          key={each}
          id={`scheda-${each}`}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls="banco"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => each !== tab && onChange(each)}
        >
          {messages.queueTabs[each]}
          {each === 'changed' && changed !== null && changed > 0 && <Count of={changed} />}
        </button>
      ))}
    </div>
  );
}

function Count({ of }: { of: number }) {
  const count = formatCount(of);
  return (
    <>
      {' '}
      <span className="da-leggere num" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{messages.unseenCount(count)}</span>
    </>
  );
}
