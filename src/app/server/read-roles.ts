import { SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

export const PROCESS_ROLES = ['web', 'worker', 'poller'] as const;

export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** Reads the roles of a process, by default all of them. Throws a `SettingsError` if a role is unknown. */
export function readRoles(text: string | undefined): readonly ProcessRole[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 0) return PROCESS_ROLES;
  const stranger = names.find((name) => !PROCESS_ROLES.some((role) => role === name));
  if (stranger === undefined) return PROCESS_ROLES.filter((role) => names.includes(role));
  throw new SettingsError(operatorMessages.roleUnknown(PROCESS_ROLES.join(', '), stranger));
}
