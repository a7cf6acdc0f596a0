import { type LineCursor, type Property, parseProperty } from './content-lines.ts';

export type OnceName = 'DTSTART' | 'DTEND' | 'DURATION';

/** `isDoubtful` means that the line may be part of a text value with unescaped line breaks. */
export type OtherLine = { name: OnceName; property: Property; isDoubtful: boolean };

/** Returns whether a line that may be text could still add nights. */
function addsNights(line: string, name: string, { value }: Property): boolean {
  if (name !== 'RRULE' && name !== 'RDATE') return false;
  return line.startsWith(name) || /FREQ\s*=|^\d{4}-?\d\d/i.test(value);
}

export const MAX_OTHERS = 8;

/** The properties of an event as written. A line that may be text never frees a night. */
export class RawEvent {
  uid = '';
  #hasUid = false;
  isUnclear = false;
  summary = '';
  status = '';
  start: Property | null = null;
  end: Property | null = null;
  duration: Property | null = null;
  others: OtherLine[] | null = null;
  mangled: Set<string> | null = null;
  recurrenceId: Property | null = null;
  /** The recurrence properties, or `null` for most events. `isCut` means that some lines are not supported. */
  repeated: { rrules: Property[]; rdates: Property[]; exdates: Property[]; isCut: boolean } | null = null;
  busy: Property[] | null = null;
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

  get isSureOfUid(): boolean {
    return this.#hasUid && !this.isUnclear;
  }

  #addUid(uid: string, isDoubtful: boolean): void {
    if (isDoubtful && this.uid !== '') return;
    if (this.uid !== '' && this.uid !== uid) this.isUnclear = true;
    this.#hasUid ||= !isDoubtful && uid !== '';
    this.uid ||= uid;
  }

  /** An event counts as cancelled only if no other line contradicts that status. */
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
