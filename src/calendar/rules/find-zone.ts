import { definedZone, type ZoneTools } from './defined-zone.ts';
import { parseUtcOffset } from './parse-ical-time.ts';
import type { RawZone } from './raw-zone.ts';
import { type ZoneOffset, zoneOffset } from './zone-offset.ts';

/** Returns the IANA name of a Windows zone. The function is injected, because rules import no packages. */
export type WindowsZone = (name: string) => string | null;

export type FindZone = (tzid: string) => ZoneOffset | null;

/** Maximum number of zone names per feed, because each unknown name needs an `Intl` lookup. Real feeds have fewer. */
const MAX_NAMES = 40;
/** Longer names are truncated, because the patterns are slow on long runs of spaces. */
const MAX_LENGTH = 200;
const MAX_PARTS = 3;

/** Abbreviations with several meanings. ICU picks one of them; for example, it resolves `BST` to the zone of Dhaka. */
const ABBREVIATION = /^(?!CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)[A-Z]{3}$/i;

function plainName(tzid: string): string {
  const bare = tzid.slice(0, MAX_LENGTH).replaceAll(/\\(.)/g, '$1').trim();
  return bare.replace(/^"/, '').replace(/"$/, '').trim();
}

/**
 * Returns the names that a TZID may contain after a prefix or in a URL, longest first.
 * @example namesIn('/mozilla.org/20050126_1/Europe/Rome') // ['20050126_1/Europe/Rome', 'Europe/Rome', 'Rome']
 */
function namesIn(name: string): string[] {
  const parts = name
    .replace(/[?#].*$/, '')
    .replace(/\.ics$/i, '')
    .replaceAll(/%2f/gi, '/')
    .split('/')
    .filter((part) => part !== '');
  const lengths = Array.from({ length: Math.min(MAX_PARTS, parts.length) }, (_, index) => index + 1);
  return lengths.toReversed().map((length) => parts.slice(-length).join('/'));
}

function byName(defined: readonly RawZone[]): Map<string, RawZone | null> {
  const zones = new Map<string, RawZone | null>();
  for (const zone of defined) {
    const name = plainName(zone.tzid).toLowerCase();
    const other = zones.get(name);
    const isSame = other === undefined || JSON.stringify(other?.observances) === JSON.stringify(zone.observances);
    zones.set(name, isSame ? zone : null);
  }
  return zones;
}

/** Zone names that `Intl` does not know. `Central European Summer Time` is mapped to CET, because some programs also write it in winter. */
const ALIASES: Readonly<Record<string, string>> = {
  cest: '+0200',
  mesz: '+0200',
  mez: 'CET',
  'central european time': 'CET',
  'central european summer time': 'CET',
  'coordinated universal time': 'UTC',
  'tzutc()': 'UTC',
};

function plainZone(name: string): string {
  const plain = name
    .replace(/^(?:UTC(?=[+-]\d{1,2}(?::?\d\d)?$)|GMT(?=[+-]\d\d:\d\d$))/i, '')
    .replace(/^([+-])(\d)$/, '$10$2')
    .replace(/ Daylight Time$/i, ' Standard Time');
  return ALIASES[plain.toLowerCase()] ?? plain;
}

function knownZone(tzid: string, windowsZone: WindowsZone): ZoneOffset | null {
  const name = plainZone(tzid);
  const offset = /^[+-]/.test(name) ? parseUtcOffset(name) : null;
  if (offset !== null) return () => offset;
  for (const each of name === '' ? [] : [name, ...namesIn(name)]) {
    const zone = ABBREVIATION.test(each) ? null : zoneOffset(windowsZone(each) ?? each);
    if (zone !== null) return zone;
  }
  return null;
}

/** Creates a lookup from TZID to UTC offsets. A valid definition in the feed takes precedence (RFC 5545, 3.2.19). */
export function createZoneFinder(defined: readonly RawZone[], windowsZone: WindowsZone, tools: ZoneTools): FindZone {
  let zones: Map<string, RawZone | null> | undefined;
  let names = 0;
  return (tzid) => {
    names += 1;
    if (names > MAX_NAMES) return null;
    zones ??= byName(defined);
    const name = plainName(tzid);
    const named = knownZone(name, windowsZone);
    const definition = zones.get(name.toLowerCase()) ?? null;
    return definition === null ? named : definedZone(definition, named, tools);
  };
}
