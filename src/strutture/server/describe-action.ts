import type { Action, Registered } from '../../accounts/register-contract.ts';
import { maskEmail, maskPhone } from '../../accounts/rules/mask-contact.ts';

type Fields = Readonly<Record<string, Registered>>;

function mask(name: string, value: Registered): Registered {
  if (typeof value !== 'string') return value;
  if (name === 'telefono') return maskPhone(value);
  return name === 'email' ? maskEmail(value) : value;
}

function only(names: readonly string[], fields: Fields): Fields {
  return Object.fromEntries(names.map((name) => [name, mask(name, fields[name] ?? null)]));
}

/** The fields that are not what they were, before and after, with contacts masked: the register never forgets. */
export function changed(before: Fields, after: Fields): Required<Pick<Action, 'prima' | 'dopo'>> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { prima: only(names, before), dopo: only(names, after) };
}
