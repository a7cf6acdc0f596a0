import { LineCursor, nameTable, parseProperty } from './content-lines.ts';
import type { ReadFault } from './feed.ts';
import { MAX_FEED_BYTES } from './feed-horizon.ts';
import { RawEvent } from './raw-event.ts';
import { type RawZone, ZoneCollector } from './raw-zone.ts';

/** `count` includes all events, but `events` contains only the first 5,000. */
export type RawFeed = { is_ours: boolean; count: number; events: RawEvent[]; zones: readonly RawZone[] };

/** Common prefix of the PRODIDs of all Ospitalia portals. */
export const OUR_PRODID = '-//Ospitalia//';
/** Maximum number of events parsed per feed: seventy times the number in the largest real feed. */
export const MAX_EVENTS = 5000;
const NAMES = nameTable(
  ['BEGIN', 'END', 'PRODID', 'UID', 'SUMMARY', 'STATUS', 'DTSTART', 'DTEND'].concat([
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'EXRULE',
    'RECURRENCE-ID',
    'FREEBUSY',
    'TZID',
    'TZOFFSETFROM',
    'TZOFFSETTO',
  ]),
);
const COMPONENTS = new Set('VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VTIMEZONE VALARM VAVAILABILITY'.split(' '));
const FREE = /;FBTYPE="?FREE"?(?:;|$)/i;

const COMMENT = /^\s*(?:#|;|\/\/|COMMENT[;:]|X-[\w-]+[;:])/i;
const FILE_ENDS = ['\0', '\u001A'];
/** Matches a malformed BEGIN or END of an event, even in the middle of a line. */
const EVENT_BOUND =
  /^[^A-Za-z]*(?:BEGIN|END)[ \t]*[:;=][ \t]*V?(?:EVENT|FREEBUSY)|(?<![A-Za-z])(?:BEGIN|END):V(?:EVENT|FREEBUSY)(?![A-Za-z])/i;
/** Matches malformed bounds within an event. This pattern is stricter, because text can contain `END:Event hall`. */
const VEVENT_BOUND = /^(?:BEGIN|END)[ \t]*[:;][ \t]*VEVENT/i;
const ERROR =
  / on line (?:<b>)?\d+|^[ \t]*(?:PHP )?(?:fatal|parse) error\b|SQLSTATE\[|^Traceback \(|^(?:ERROR|Error): |^[ \t]*(?:\{|<(?:!doctype|\?xml|html|head|body|title|br|b>|h\d|pre))/i;
const LOST_HOURS = /^(?!X-|URL|COMMENT).*\d{8}(?:T\d{6}Z?)?\/[+-]?(?:P|\d{8})/i;
/** Returns whether a property is a list, whose items can be on separate lines. */
const isListName = (name: string) => name === 'RRULE' || name === 'RDATE' || name === 'EXDATE' || name === 'FREEBUSY';
const PROPERTY = /^[A-Za-z][\w.-]*[:;]|^\s*$/;
const OF_EVENTS = new Set(['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'FREEBUSY']);
const WITH_DATES =
  /^(?:X-.*|V(?:EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT)$/;
const HTML_COMMENT = /^\s*<!--/;
const CLOSED_BEFORE_COMMENT = /^VCALENDAR\s*(?=<!--)/;

class Place {
  readonly #zones = new ZoneCollector();
  readonly feed: RawFeed = {
    is_ours: false,
    count: 0,
    events: [],
    zones: this.#zones.zones,
  };
  readonly #open: string[] = [];
  #event: RawEvent | null = null;
  #eventDepth = 0;
  /** Whether this event's BEGIN is written differently from the feed's first line. If so, its END can be too. */
  #isEventOdd = false;
  #busy: RawEvent | null = null;
  #isCalendar = false;
  #isInComment = false;
  #isList = false;

  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  get isWhole(): boolean {
    return this.isClosed && !this.#isInComment;
  }

  begin(component: string, line: string, cursor: LineCursor): ReadFault | null {
    if (this.#isInComment) return component === 'VCALENDAR' ? 'incompleto' : null;
    if (this.isClosed && component !== 'VCALENDAR') return this.outside();
    const isDoubtful = cursor.isDoubtful(line, 'BEGIN');
    if (this.#losesNights(component, line, isDoubtful)) return 'incompleto';
    if (!this.#isComponent(component, isDoubtful, cursor)) return null;
    this.#isCalendar = true;
    this.#open.push(component);
    this.#zones.begin(component);
    if (component === 'VEVENT') return this.#beginEvent(isDoubtful);
    if (component === 'VFREEBUSY') this.#busy = null;
    if (component === 'VAVAILABILITY') this.#addAvailability();
    return null;
  }

  end(component: string, line: string, cursor: LineCursor): ReadFault | null {
    if (this.isClosed) return this.#isInComment ? null : this.outside();
    const isDoubtful = cursor.isDoubtful(line, 'END');
    if (this.#losesNights(component, line, isDoubtful)) return 'incompleto';
    if (!this.#isEnd(component, isDoubtful)) return null;
    if (this.#open.length === this.#eventDepth) {
      this.#event = null;
      this.#eventDepth = 0;
    }
    this.#zones.end(component);
    if (this.#open.pop() === component) return null;
    const comment = component.replace(CLOSED_BEFORE_COMMENT, '');
    return this.isClosed && comment !== component ? this.#below(comment) : 'incompleto';
  }

  /** Adds a line to the open component, or returns why the feed is invalid. An alarm's lines do not belong to its event. */
  line(name: string, cursor: LineCursor): ReadFault | null {
    const isItem = name === '' && this.#isList && !PROPERTY.test(cursor.text);
    this.#isList = isListName(name);
    if (this.#event !== null && this.#open.length === this.#eventDepth) {
      if (name !== '') this.#event.add(name, cursor);
      else if (isItem) this.#event.addMangled('RRULE');
      else if (!cursor.isNamed && ERROR.test(cursor.text)) this.#event.addMangled('DTEND');
      else if (cursor.mangledName !== '') this.#event.addMangled(cursor.mangledName);
      if (cursor.mayBeGlued) for (const glued of cursor.gluedNames()) this.#event.addMangled(glued);
      return null;
    }
    if (this.isClosed) return this.#below(cursor.text);
    if (OF_EVENTS.has(name) && this.#isLost(name, cursor)) return 'incompleto';
    if (this.#open.length === 1) return this.#calendarLine(name, cursor.text);
    if (this.#open.at(-1) === 'VFREEBUSY') return this.#busyLine(name, cursor.text, isItem);
    if (name !== '') this.#zones.add(name, cursor.text);
    else if (cursor.mangledName !== '') this.#zones.addMangled();
    return null;
  }

  /** Returns whether a line is a malformed bound of an event. Ignoring such a line would lose nights. */
  #losesNights(component: string, line: string, isDoubtful: boolean): boolean {
    if (component === 'VEVENT' || component === 'VFREEBUSY' || (isDoubtful && this.#eventDepth > 0)) return false;
    return (this.#eventDepth > 0 ? VEVENT_BOUND : EVENT_BOUND).test(line);
  }

  /**
   * Returns whether an event's BEGIN was lost. Within an event, a property of an unknown component marks the event as malformed
   * instead.
   */
  #isLost(name: string, cursor: LineCursor): boolean {
    if (WITH_DATES.test(this.#open.at(-1) ?? '') || cursor.isDoubtful(cursor.text, name)) return false;
    this.#event?.addMangled(name);
    return this.#event === null;
  }

  #beginEvent(isOdd: boolean): ReadFault | null {
    if (this.#eventDepth > 0) return 'incompleto';
    this.#isEventOdd = isOdd;
    this.#eventDepth = this.#open.length;
    this.#event = this.#addEvent();
    return null;
  }

  #addEvent(): RawEvent | null {
    this.feed.count += 1;
    if (this.feed.count > MAX_EVENTS) return null;
    const event = new RawEvent();
    this.feed.events.push(event);
    return event;
  }

  /** Adds a VAVAILABILITY as an event with unknown nights, because its free periods (RFC 7953) are not supported. */
  #addAvailability(): void {
    const event = this.#addEvent();
    if (event !== null) event.isAvailability = true;
  }

  #busyLine(name: string, line: string, isItem: boolean): ReadFault | null {
    if (name !== 'FREEBUSY') return isItem || LOST_HOURS.test(line) ? 'incompleto' : null;
    const property = parseProperty(line, name);
    if (FREE.test(property.params)) return null;
    this.#busy ??= this.#addEvent();
    if (this.#busy !== null) (this.#busy.busy ??= []).push(property);
    return null;
  }

  /** Returns whether a BEGIN opens a component. Within an event, `Begin: …` is text. */
  #isComponent(component: string, isDoubtful: boolean, cursor: LineCursor): boolean {
    const open = this.#open.at(-1);
    if (open === undefined) return true;
    if (this.#eventDepth > 0 && isDoubtful) return false;
    return COMPONENTS.has(component) || cursor.closes(component, open);
  }

  /** Returns whether an END closes a component. Within an event, an END without a BEGIN is text. */
  #isEnd(component: string, isDoubtful: boolean): boolean {
    const isText = this.#eventDepth > 0 && isDoubtful && !this.#isEventOdd;
    if (component === this.#open.at(-1)) return !isText;
    if (this.#eventDepth > 0 && (isText || !this.#open.includes(component))) return false;
    return COMPONENTS.has(component) || /^VCALENDAR\b/.test(component);
  }

  /** Returns the fault for text outside every calendar, such as an error page. */
  outside(): ReadFault {
    return this.#isCalendar ? 'incompleto' : 'non_calendario';
  }

  #below(line: string): ReadFault | null {
    if (this.#isCalendar && (this.#isInComment || HTML_COMMENT.test(line))) {
      this.#isInComment = !line.includes('-->');
      return null;
    }
    const isBlank = FILE_ENDS.reduce((text, end) => text.replaceAll(end, ''), line).trim() === '';
    if (isBlank || (this.#isCalendar && COMMENT.test(line))) return null;
    return this.outside();
  }

  /**
   * Records whether an Ospitalia portal wrote the feed. Returns `incompleto` for an error message or a malformed event bound,
   * because part of the calendar may be lost.
   */
  #calendarLine(name: string, line: string): ReadFault | null {
    if (name === 'PRODID' && parseProperty(line, name).value.startsWith(OUR_PRODID)) this.feed.is_ours = true;
    return ERROR.test(line) || EVENT_BOUND.test(line) ? 'incompleto' : null;
  }
}

function readLine(place: Place, cursor: LineCursor): ReadFault | null {
  const { name } = cursor;
  if (name !== 'BEGIN' && name !== 'END') return place.line(name, cursor);
  const line = cursor.text;
  const isEvent = line === 'BEGIN:VEVENT' || line === 'END:VEVENT';
  const component = isEvent ? 'VEVENT' : parseProperty(line, name).value.toUpperCase();
  return name === 'BEGIN' ? place.begin(component, line, cursor) : place.end(component, line, cursor);
}

/**
 * Returns the events of a feed, or why it is invalid. Every component must end properly (G4).
 * @example readIcalEvents('<html>') // 'non_calendario'
 */
export function readIcalEvents(text: string): RawFeed | ReadFault {
  if (text.length > MAX_FEED_BYTES) return 'troppo_grande';
  if (text.trim() === '') return 'vuoto';
  const place = new Place();
  const cursor = new LineCursor(text.replaceAll('\uFEFF', '').trimStart(), NAMES);
  while (cursor.advance()) {
    const fault = readLine(place, cursor);
    if (fault !== null) return fault;
  }
  return place.isWhole ? place.feed : 'incompleto';
}
