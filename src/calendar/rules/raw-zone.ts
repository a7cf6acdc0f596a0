import { type Property, parseProperty } from './content-lines.ts';

export type RawObservance = {
  start: Property | null;
  offsetFrom: string;
  offsetTo: string;
  rrules: string[];
  rdates: Property[];
};

/** A VTIMEZONE as written in the feed. `isCut` means that some parts were not parsed. */
export type RawZone = { tzid: string; observances: RawObservance[]; isCut: boolean };

/** Maximum number of observances per zone. A zone with every transition since 1900 has about 200. */
const MAX_OBSERVANCES = 300;
const MAX_ZONES = 40;
const MAX_DATES = 50;

export class ZoneCollector {
  readonly zones: RawZone[] = [];
  #zone: RawZone | null = null;
  #observance: RawObservance | null = null;

  begin(component: string): void {
    if (component === 'VTIMEZONE') {
      this.#zone = { tzid: '', observances: [], isCut: false };
      this.#observance = null;
      if (this.zones.length < MAX_ZONES) this.zones.push(this.#zone);
    } else if (this.#zone !== null) this.#beginObservance(this.#zone, component);
  }

  end(component: string): void {
    this.#observance = null;
    if (component === 'VTIMEZONE') this.#zone = null;
  }

  add(name: string, line: string): void {
    if (this.#zone === null) return;
    const property = parseProperty(line, name);
    if (this.#observance !== null) this.#addTo(this.#zone, this.#observance, name, property);
    else if (name === 'TZID') this.#zone.tzid ||= property.value;
  }

  /** Marks the zone as incomplete, because the malformed line may have been one of its rules. */
  addMangled(): void {
    if (this.#zone !== null) this.#zone.isCut = true;
  }

  #beginObservance(zone: RawZone, component: string): void {
    this.#observance = null;
    if (component !== 'STANDARD' && component !== 'DAYLIGHT') return;
    if (zone.observances.length >= MAX_OBSERVANCES) zone.isCut = true;
    else {
      this.#observance = { start: null, offsetFrom: '', offsetTo: '', rrules: [], rdates: [] };
      zone.observances.push(this.#observance);
    }
  }

  #addTo(zone: RawZone, observance: RawObservance, name: string, property: Property): void {
    if (name === 'DTSTART') observance.start ??= property;
    else if (name === 'TZOFFSETFROM') observance.offsetFrom ||= property.value;
    else if (name === 'TZOFFSETTO') observance.offsetTo ||= property.value;
    else if (observance.rrules.length + observance.rdates.length >= MAX_DATES) zone.isCut = true;
    else if (name === 'RRULE') observance.rrules.push(property.value);
    else if (name === 'RDATE') observance.rdates.push(property);
  }
}
