import { formatCount } from '../../../kernel/text/format-count.ts';
import { useTabKeys } from '../../../ui/use-tab-keys.ts';
import { type Tab, TABS } from '../../rules/panel-address.ts';
import * as messages from '../../messages/admin.ts';

type TabsProps = {
  tab: Tab;
  changed: number | null;
  onChange: (tab: Tab) => void;
};

export function Tabs({ tab, changed, onChange }: TabsProps) {
  const keys = useTabKeys({ tabs: TABS, tab, prefix: 'scheda-', onChange });
  return (
    <div className="seg" role="tablist" aria-label={messages.propertiesByStatusLabel} tabIndex={-1} {...keys}>
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
