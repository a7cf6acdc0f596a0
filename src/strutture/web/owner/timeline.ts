import type { OwnerStruttura } from '../../owner-contract.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import * as messages from '../../messages/owner.ts';

export type Step = { state: 'done' | 'now' | 'fault' | 'ahead'; icon: IconName; title: string; text: string };

type Moments = Pick<OwnerStruttura, 'status' | 'submitted_at' | 'approved_at' | 'modifica'>;

const TURNAROUND = messages.turnaroundNote;

const waiting: Step[] = [
  {
    state: 'now',
    icon: 'clock',
    title: messages.requestUnderReviewStep,
    text: messages.requestUnderReviewText(TURNAROUND),
  },
  { state: 'ahead', icon: 'door', title: messages.onlineStep, text: messages.onlineAfterApprovalText },
];
const refused: Step[] = [
  {
    state: 'fault',
    icon: 'warning-circle',
    title: messages.requestToCorrectStep,
    text: messages.requestToCorrectText(TURNAROUND),
  },
  { state: 'ahead', icon: 'door', title: messages.onlineStep, text: messages.onlineAfterApprovalText },
];
const online: Step = {
  state: 'now',
  icon: 'door',
  title: messages.onlineStep,
  text: messages.onlineText,
};
const paused: Step = {
  state: 'now',
  icon: 'pause',
  title: messages.pausedStep,
  text: messages.pausedText,
};

function published(approved_at: string | null): Step[] {
  return approved_at === null
    ? []
    : [{ state: 'done', icon: 'check', title: messages.approvedStep, text: formatMoment(approved_at) }];
}

function change(modifica: NonNullable<OwnerStruttura['modifica']>): Step {
  const text = formatMoment(modifica.submitted_at);
  return modifica.status === 'in_attesa'
    ? { state: 'now', icon: 'clock', title: messages.editUnderReview, text: messages.editSentText(text, TURNAROUND) }
    : { state: 'fault', icon: 'warning-circle', title: messages.editToCorrectStep, text: messages.editSentOn(text) };
}

export function timelineOf({ status, submitted_at, approved_at, modifica }: Moments): Step[] {
  const sent: Step = {
    state: 'done',
    icon: 'paper-plane-tilt',
    title: messages.sentStep,
    text: formatMoment(submitted_at),
  };
  if (status === 'in_attesa') return [sent, ...waiting];
  if (status === 'rifiutata') return [sent, ...refused];
  const standing = status === 'sospesa' ? paused : online;
  if (modifica === null) return [sent, ...published(approved_at), standing];
  return [sent, ...published(approved_at), { ...standing, state: 'done' }, change(modifica)];
}
