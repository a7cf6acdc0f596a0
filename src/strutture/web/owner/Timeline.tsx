import type { OwnStruttura } from '../../owner-contract.ts';
import { Steps } from './Steps.tsx';
import { timelineOf } from './timeline.ts';

/** Where a struttura stands, from its request to its guests. */
export function Timeline({ struttura }: { struttura: OwnStruttura }) {
  return <Steps title="A che punto è" steps={timelineOf(struttura)} />;
}
