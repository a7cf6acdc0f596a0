import type { Action, RegisterEntry } from '../../accounts/register-contract.ts';
import { maskEmail, maskPhone } from '../../accounts/rules/mask-contact.ts';
import { maskCalendarUrl } from '../rules/mask-calendar-url.ts';

type Fields = Readonly<Record<string, RegisterEntry>>;

/** What hides a contact, or the key to a calendar. A form's empty one is none. */
const MASKS: Readonly<Record<string, (contact: string | null) => string | null>> = {
  telefono: maskPhone,
  email: maskEmail,
  booking_ical_url: maskCalendarUrl,
};

function mask(name: string, value: RegisterEntry): RegisterEntry {
  const hide = MASKS[name];
  if (hide === undefined || typeof value !== 'string') return value;
  return hide(value === '' ? null : value);
}

function only(names: readonly string[], fields: Fields): Fields {
  return Object.fromEntries(names.map((name) => [name, mask(name, fields[name] ?? null)]));
}

/** The fields that are not what they were, before and after, with contacts and calendars masked: the register never forgets. */
export function changed(before: Fields, after: Fields): Required<Pick<Action, 'prima' | 'dopo'>> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { prima: only(names, before), dopo: only(names, after) };
}
