import type { IconName } from '../../../ui/icon-name.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CinCheck } from '../../rules/cin-check.ts';
import { submissionMessages } from '../../submission-messages.it.ts';

const LOOKS: Record<Exclude<CinCheck['kind'], 'idle'>, { className: string; icon: IconName | null }> = {
  checking: { className: 'strutture-cin-check', icon: null },
  available: { className: 'strutture-cin-check ok', icon: 'check-circle' },
  taken: { className: 'strutture-cin-check no', icon: 'warning-circle' },
  error: { className: 'strutture-cin-check boh', icon: 'warning' },
};

/** What the live check of the CIN found, in the four texts of the specification (section 8). */
export function CinStatus({ check }: { check: CinCheck }) {
  const look = check.kind === 'idle' ? null : LOOKS[check.kind];
  const sentence = submissionMessages.cinCheck[check.kind];
  return (
    <p role="status" className={look?.className ?? 'strutture-cin-check'} data-msg={sentence || undefined}>
      {look && (look.icon ? <Icon name={look.icon} /> : <span className="spin s" aria-hidden="true" />)}
      {sentence}
    </p>
  );
}
