import { formatCount } from '../../../kernel/text/format-count.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';

export function SheetNav({ panel }: { panel: Panel }) {
  const { address, ids, currentId, total, leave, step } = panel;
  const position = currentId === null ? -1 : ids.indexOf(currentId);
  return (
    <nav className="admin-sheet-nav" aria-label={messages.propertySheetLabel}>
      <button type="button" className="btn quiet" onClick={leave}>
        <Icon name="arrow-left" />
        {messages.queueTabs[address.tab]}
      </button>
      {position !== -1 && (
        <>
          <span className="num">{messages.countOfTotal(formatCount(position + 1), formatCount(total))}</span>
          <button
            type="button"
            className="icb"
            aria-label={messages.previousSheetLabel}
            disabled={position === 0}
            onClick={() => step(-1, 'sheet')}
          >
            <Icon name="caret-up" />
          </button>
          <button
            type="button"
            className="icb"
            aria-label={messages.nextSheetLabel}
            disabled={position === ids.length - 1}
            onClick={() => step(1, 'sheet')}
          >
            <Icon name="caret-down" />
          </button>
        </>
      )}
    </nav>
  );
}
