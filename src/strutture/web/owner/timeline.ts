import type { OwnStruttura } from '../../owner-contract.ts';
import type { IconName } from '../../../ui/icon-name.ts';
import { formatMoment } from '../../../kernel/format-moment.ts';
import * as t from './messages.it.ts';

/** `done` lies behind, `now` is where it stands, `fault` waits for the owner, `ahead` comes after. */
export type Step = { state: 'done' | 'now' | 'fault' | 'ahead'; icon: IconName; title: string; text: string };

type Moments = Pick<OwnStruttura, 'status' | 'submitted_at' | 'approved_at' | 'modifica'>;

const TURNAROUND = t.tiRispondiamoPerEMail;

const waiting: Step[] = [
  { state: 'now', icon: 'clock', title: t.laStiamoGuardando, text: t.unaPersonaLeggeLaRichiesta(TURNAROUND) },
  { state: 'ahead', icon: 'door', title: t.online, text: t.appenaEApprovataLaVedono },
];
const refused: Step[] = [
  { state: 'fault', icon: 'warning-circle', title: t.daCorreggere, text: t.correggiInviaDiNuovo(TURNAROUND) },
  { state: 'ahead', icon: 'door', title: t.online, text: t.appenaEApprovataLaVedono },
];
const online: Step = {
  state: 'now',
  icon: 'door',
  title: t.online,
  text: t.laVedonoTuttiOrdine,
};
const paused: Step = {
  state: 'now',
  icon: 'pause',
  title: t.inPausa,
  text: t.gliOspitiNonLaTrovanoFinche,
};

function published(approved_at: string | null): Step[] {
  return approved_at === null
    ? []
    : [{ state: 'done', icon: 'check', title: t.approvata, text: formatMoment(approved_at) }];
}

function change(modifica: NonNullable<OwnStruttura['modifica']>): Step {
  const text = formatMoment(modifica.submitted_at);
  return modifica.status === 'in_attesa'
    ? { state: 'now', icon: 'clock', title: t.modificaInRevisione, text: t.modificaInviataConTempi(text, TURNAROUND) }
    : { state: 'fault', icon: 'warning-circle', title: t.modificaDaCorreggere, text: t.modificaInviata(text) };
}

/** The way of a struttura from its request to its guests, in words (PRODUCT.md § 9: 24/48 hours). */
export function timelineOf({ status, submitted_at, approved_at, modifica }: Moments): Step[] {
  const sent: Step = { state: 'done', icon: 'paper-plane-tilt', title: t.inviata, text: formatMoment(submitted_at) };
  if (status === 'in_attesa') return [sent, ...waiting];
  if (status === 'rifiutata') return [sent, ...refused];
  const standing = status === 'sospesa' ? paused : online;
  if (modifica === null) return [sent, ...published(approved_at), standing];
  // Where it stands is the change that is on its way.
  return [sent, ...published(approved_at), { ...standing, state: 'done' }, change(modifica)];
}
