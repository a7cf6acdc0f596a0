import { type ReactNode, useSyncExternalStore } from 'react';
import { formatPrice } from '../../../kernel/money/cents.ts';
import { panelChoice } from './panel-choice.ts';
import * as messages from '../../messages/visitor.ts';

export function HeadPrice({ children }: { children: ReactNode }) {
  const total = useSyncExternalStore(panelChoice.subscribe, panelChoice.read, () => null)?.total ?? null;
  if (total === null) return children;
  return (
    <p className="price">
      <b>{formatPrice(total)}</b> <span>{messages.totalSuffix}</span>
    </p>
  );
}
