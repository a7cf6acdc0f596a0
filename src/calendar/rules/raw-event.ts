import { type Property, parseProperty } from './content-lines.ts';

/** A VEVENT as it stands in the feed: those of its properties that matter, read as they come. Of those that stand once, the first counts. */
export class RawEvent {
  uid = '';
  summary = '';
  status = '';
  start: Property | null = null;
  end: Property | null = null;
  duration: Property | null = null;
  /** Which occurrence of a repeated event this one stands for. */
  recurrenceId: Property | null = null;
  /** Most events are not repeated. */
  repeated: { rrules: Property[]; rdates: Property[]; exdates: Property[] } | null = null;

  add(name: string, line: string): void {
    const property = parseProperty(line, name);
    switch (name) {
      case 'UID':
        this.uid ||= property.value;
        break;
      case 'SUMMARY':
        this.summary ||= property.value;
        break;
      case 'STATUS':
        this.status ||= property.value.toUpperCase();
        break;
      case 'DTSTART':
        this.start ??= property;
        break;
      case 'DTEND':
        this.end ??= property;
        break;
      case 'DURATION':
        this.duration ??= property;
        break;
      case 'RECURRENCE-ID':
        this.recurrenceId ??= property;
        break;
      default:
        this.#addRepeated(name, property);
    }
  }

  #addRepeated(name: string, property: Property): void {
    this.repeated ??= { rrules: [], rdates: [], exdates: [] };
    if (name === 'RRULE') this.repeated.rrules.push(property);
    else if (name === 'RDATE') this.repeated.rdates.push(property);
    else if (name === 'EXDATE') this.repeated.exdates.push(property);
  }
}
