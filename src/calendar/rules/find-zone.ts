import { definedZone, type ZoneTools } from './defined-zone.ts';
import { parseUtcOffset } from './parse-ical-time.ts';
import type { RawZone } from './raw-zone.ts';
import { type ZoneOffset, zoneOffset } from './zone-offset.ts';

/** The IANA name of a Windows zone. Rules know no packages, so it is handed to them. */
export type WindowsZone = (name: string) => string | null;

/** The clock of a TZID, or `null` of a zone that is unknown. */
export type FindZone = (tzid: string) => ZoneOffset | null;

/** No feed of a home names more zones, and each costs a question to `Intl`. */
const MAX_NAMES = 40;
/** Names that are longer than this are cut: no zone has one, and patterns take long on blanks. */
const MAX_LENGTH = 200;
/** Parts of the longest IANA names: `America/Argentina/Buenos_Aires`. */
const MAX_PARTS = 3;

/** ICU reads further abbreviations, each as one of the zones that it may mean: `BST` as Dhaka's. */
const ABBREVIATION = /^(?!CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)[A-Z]{3}$/i;

/** A TZID as names are compared: without quotes, escapes and outer blanks. @example plainName('"Europe\\/Rome"') // 'Europe/Rome' */
function plainName(tzid: string): string {
  const bare = tzid.slice(0, MAX_LENGTH).replaceAll(/\\(.)/g, '$1').trim();
  return bare.replace(/^"/, '').replace(/"$/, '').trim();
}

/**
 * The names that a TZID may contain, behind a prefix or at the end of an address, the longest first.
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

/** The definitions by the name that they are found by. Two that differ define nothing. */
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

/** Names that programs write for a zone and for its summer, and mean one thing by. */
const ALIASES: Readonly<Record<string, string>> = {
  cest: '+0200',
  mesz: '+0200',
  mez: 'CET',
  'central european time': 'CET',
  'central european summer time': 'CET',
  'coordinated universal time': 'UTC',
  'tzutc()': 'UTC',
};

/** @example plainZone('UTC+2') // '+02' */
function plainZone(name: string): string {
  const plain = name
    .replace(/^(?:UTC(?=[+-]\d{1,2}(?::?\d\d)?$)|GMT(?=[+-]\d\d:\d\d$))/i, '')
    .replace(/^([+-])(\d)$/, '$10$2')
    .replace(/ Daylight Time$/i, ' Standard Time');
  return ALIASES[plain.toLowerCase()] ?? plain;
}

/** The zone that is known by a name: an offset, IANA's or Windows' of that name, or of the name behind a prefix. */
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

/**
 * Finds the clock of a TZID: the feed's own definition first (RFC 5545, 3.2.19), as far as that can be read and goes; else the zone
 * that is known by its name.
 */
export function createZoneFinder(defined: readonly RawZone[], windowsZone: WindowsZone, tools: ZoneTools): FindZone {
  let zones: Map<string, RawZone | null> | undefined;
  let names = 0;
  return (tzid) => {
    names += 1;
    if (names > MAX_NAMES) return null;
    zones ??= byName(defined);
    const name = plainName(tzid);
    const named = knownZone(name, windowsZone);
    const own = zones.get(name.toLowerCase()) ?? null;
    return own === null ? named : definedZone(own, named, tools);
  };
}
