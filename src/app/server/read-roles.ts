import { SettingsError } from '../../platform/process/operator-error.ts';

/** The parts of the work: to answer visitors, to do jobs, and to read the calendars of platforms. */
export const PROCESS_ROLES = ['web', 'worker', 'poller'] as const;

export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** What a process does by `OSPITALIA_ROLE`, several with commas; everything where it says nothing. Throws a `SettingsError`. */
export function readRoles(text: string | undefined): readonly ProcessRole[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 0) return PROCESS_ROLES;
  const stranger = names.find((name) => !PROCESS_ROLES.some((role) => role === name));
  if (stranger === undefined) return PROCESS_ROLES.filter((role) => names.includes(role));
  throw new SettingsError(
    `OSPITALIA_ROLE deve essere ${PROCESS_ROLES.join(', ')}, o più d’uno con le virgole, non "${stranger}".`,
  );
}
