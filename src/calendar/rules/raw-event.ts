import { type LineCursor, type Property, parseProperty } from './content-lines.ts';

/** Properties that stand once and decide which nights an event takes. */
export type OnceName = 'DTSTART' | 'DTEND' | 'DURATION';

/** A further line of a property that stands once. `isDoubtful`: it may be text, whose line breaks were not escaped. */
export type OtherLine = { name: OnceName; property: Property; isDoubtful: boolean };

/** A line that may be text, but takes nights: one with a blank before its value, or that can be read. */
function addsNights(line: string, name: string, { value }: Property): boolean {
  if (name !== 'RRULE' && name !== 'RDATE') return false;
  return line.startsWith(name) || /FREQ\s*=|^\d{4}-?\d\d/i.test(value);
}

/** Lines that contradict each other; of more nothing is read. */
export const MAX_OTHERS = 8;

/**
 * A VEVENT as it stands in the feed, those of its properties that matter; or the FREEBUSY lines of a VFREEBUSY. A line that may be
 * text never frees a night: it does not cancel, except, or replace anything.
 */
export class RawEvent {
  uid = '';
  #hasUid = false;
  /** It says two things about who it is, or about which occurrence it stands for. */
  isUnclear = false;
  summary = '';
  status = '';
  start: Property | null = null;
  end: Property | null = null;
  duration: Property | null = null;
  /** Further lines of the three above. Nearly no event has any. */
  others: OtherLine[] | null = null;
  /** Lines that may have been properties which take nights. */
  mangled: Set<string> | null = null;
  /** Which occurrence of a repeated event this one stands for. */
  recurrenceId: Property | null = null;
  /** Most events are not repeated. `isCut`: with lines that are not followed. */
  repeated: { rrules: Property[]; rdates: Property[]; exdates: Property[]; isCut: boolean } | null = null;
  /** Of a VFREEBUSY: its periods. */
  busy: Property[] | null = null;
  /** It is a VAVAILABILITY, of which nothing is read. */
  isAvailability = false;

  add(name: string, cursor: LineCursor): void {
    const line = cursor.text;
    const property = parseProperty(line, name);
    const isDoubtful = cursor.isDoubtful(line, name);
    switch (name) {
      case 'UID':
        this.#addUid(property.value, isDoubtful);
        break;
      case 'SUMMARY':
        this.summary ||= property.value;
        break;
      case 'STATUS':
        this.#addStatus(property.value.toUpperCase().replace(/^CANCELED$/, 'CANCELLED'), isDoubtful, cursor);
        break;
      case 'DTSTART':
        if (!cursor.isText(line, name)) this.start = this.#addOnce(name, this.start, property, isDoubtful);
        break;
      case 'DTEND':
        this.end = this.#addOnce(name, this.end, property, isDoubtful);
        break;
      case 'DURATION':
        this.duration = this.#addOnce(name, this.duration, property, isDoubtful);
        break;
      default:
        if (!isDoubtful || addsNights(line, name, property)) this.#addRepeated(name, property, cursor);
    }
  }

  addMangled(name: string): void {
    this.mangled ??= new Set();
    this.mangled.add(name);
  }

  /** There is one UID, and it is not text. */
  get isSureOfUid(): boolean {
    return this.#hasUid && !this.isUnclear;
  }

  #addUid(uid: string, isDoubtful: boolean): void {
    if (isDoubtful && this.uid !== '') return;
    if (this.uid !== '' && this.uid !== uid) this.isUnclear = true;
    this.#hasUid ||= !isDoubtful && uid !== '';
    this.uid ||= uid;
  }

  /** An event is cancelled only if nothing says otherwise. */
  #addStatus(status: string, isDoubtful: boolean, cursor: LineCursor): void {
    const isCancelled = status === 'CANCELLED';
    if (isCancelled && (isDoubtful || cursor.isAmongText())) return;
    if (this.status === '' || (this.status === 'CANCELLED' && !isDoubtful)) this.status = status;
  }

  #addOnce(name: OnceName, first: Property | null, property: Property, isDoubtful: boolean): Property | null {
    if (first === null && !isDoubtful) return property;
    if (first !== null && first.value === property.value && first.params === property.params) return first;
    this.others ??= [];
    if (this.others.length < MAX_OTHERS) this.others.push({ name, property, isDoubtful });
    return first;
  }

  #addRepeated(name: string, property: Property, cursor: LineCursor): void {
    if (name === 'RECURRENCE-ID') {
      const isOther = this.recurrenceId !== null && this.recurrenceId.value !== property.value;
      if (isOther || cursor.isAmongText()) this.isUnclear = true;
      this.recurrenceId ??= property;
      return;
    }
    this.repeated ??= { rrules: [], rdates: [], exdates: [], isCut: false };
    if (name === 'RRULE') this.repeated.rrules.push(property);
    else if (name === 'RDATE') this.repeated.rdates.push(property);
    else if (name === 'EXDATE' && !cursor.isAmongText()) this.repeated.exdates.push(property);
    else if (name === 'EXRULE') this.repeated.isCut = true;
  }
}
