import type { Capacity } from '../../rules/capacity.ts';
import { countOf } from '../../rules/count-of.it.ts';
import type { Fact } from './Facts.tsx';
import * as messages from '../../messages/visitor.ts';

export function bedsFacts(capacity: Capacity, beds?: Fact): Fact[] {
  const inWords: Fact = { icon: 'bed', text: messages.capacityTexts[capacity.kind](capacity) };
  if (capacity.kind !== 'whole') return [{ ...inWords, isLong: true }];
  return [beds ?? inWords, { icon: 'door', text: countOf(capacity.camere, 'camera') }];
}
