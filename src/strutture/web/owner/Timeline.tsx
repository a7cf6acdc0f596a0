import type { OwnStruttura } from '../../owner-contract.ts';
import { Steps } from './Steps.tsx';
import { timelineOf } from './timeline.ts';
import * as messages from '../../messages/owner.ts';

export function Timeline({ struttura }: { struttura: OwnStruttura }) {
  return <Steps title={messages.timelineTitle} steps={timelineOf(struttura)} />;
}
