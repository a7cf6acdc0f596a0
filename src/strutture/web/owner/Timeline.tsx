import type { OwnStruttura } from '../../owner-contract.ts';
import { Steps } from './Steps.tsx';
import { timelineOf } from './timeline.ts';
import * as t from './messages.it.ts';

export function Timeline({ struttura }: { struttura: OwnStruttura }) {
  return <Steps title={t.aChePunto} steps={timelineOf(struttura)} />;
}
