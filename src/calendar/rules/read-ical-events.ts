import { LineCursor, nameTable, parseProperty } from './content-lines.ts';
import type { ReadFault } from './feed.ts';
import { MAX_FEED_BYTES } from './feed-horizon.ts';
import { RawEvent } from './raw-event.ts';
import { type RawZone, ZoneCollector } from './raw-zone.ts';

/**
 * `count`: the VEVENTs, the VFREEBUSYs with taken hours, and the VAVAILABILITYs; `events`: the first 5,000 of them. `zones`: the
 * VTIMEZONEs.
 */
export type RawFeed = { is_ours: boolean; count: number; events: RawEvent[]; zones: readonly RawZone[] };

/** How a PRODID of ours begins, whichever portal wrote the file. */
export const OUR_PRODID = '-//Ospitalia//';
/** As many events as are read of one feed: seventy times the busiest of the real ones. */
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
/** Components of which none may be lost: each ends where it must. */
const COMPONENTS = new Set('VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VTIMEZONE VALARM VAVAILABILITY'.split(' '));
const FREE = /;FBTYPE="?FREE"?(?:;|$)/i;

/** How lines begin that a program adds below the calendar: `# …`, `; …`, `// …`, `COMMENT:…`, `X-…:…`. */
const COMMENT = /^\s*(?:#|;|\/\/|COMMENT[;:]|X-[\w-]+[;:])/i;
/** The ends of a file as old programs write them. */
const FILE_ENDS = ['\0', '\u001A'];
/** The beginning or the end of an event at the beginning of a line, with something before or behind it, or within a line. */
const EVENT_BOUND =
  /^[^A-Za-z]*(?:BEGIN|END)[ \t]*[:;=][ \t]*V?(?:EVENT|FREEBUSY)|(?<![A-Za-z])(?:BEGIN|END):V(?:EVENT|FREEBUSY)(?![A-Za-z])/i;
/** The same in an event, whose text may say `END:Event hall`. */
const VEVENT_BOUND = /^(?:BEGIN|END)[ \t]*[:;][ \t]*VEVENT/i;
/** What programs write in place of what they could not read. */
const ERROR =
  / on line (?:<b>)?\d+|^[ \t]*(?:PHP )?(?:fatal|parse) error\b|SQLSTATE\[|^Traceback \(|^(?:ERROR|Error): |^[ \t]*(?:\{|<(?:!doctype|\?xml|html|head|body|title|br|b>|h\d|pre))/i;
/** A period in a VFREEBUSY, in a line that is not FREEBUSY. */
const LOST_HOURS = /^(?!X-|URL|COMMENT).*\d{8}(?:T\d{6}Z?)?\/[+-]?(?:P|\d{8})/i;
/** Lists, which may be cut between two items; and the lines that cannot be a further item. */
const isListName = (name: string) => name === 'RRULE' || name === 'RDATE' || name === 'EXDATE' || name === 'FREEBUSY';
const PROPERTY = /^[A-Za-z][\w.-]*[:;]|^\s*$/;
/** Properties that only events have, and components of the standards that have some of them, too. */
const OF_EVENTS = new Set(['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'FREEBUSY']);
const WITH_DATES =
  /^(?:X-.*|V(?:EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT)$/;
/** A comment of HTML, as programs that keep pages put it below everything that they send. */
const HTML_COMMENT = /^\s*<!--/;
const CLOSED_BEFORE_COMMENT = /^VCALENDAR\s*(?=<!--)/;

/** Where in the feed the reading is: the components that are open, the event among them, and how deep that lies. */
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
  /** The event begins as only text does elsewhere in the feed: it may end so. */
  #isEventOdd = false;
  /** The event that the open VFREEBUSY counts as. */
  #busy: RawEvent | null = null;
  #isCalendar = false;
  #isInComment = false;
  /** The line before is a list, which may go on. */
  #isList = false;

  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  /** Nothing is missing: neither an end of a component nor that of a comment below. */
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

  /** Any other line. What an alarm in an event says is not the event's. */
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

  /** A line that has to do with the beginning or the end of an event, but is neither. In an event it may be text. */
  #losesNights(component: string, line: string, isDoubtful: boolean): boolean {
    if (component === 'VEVENT' || component === 'VFREEBUSY' || (isDoubtful && this.#eventDepth > 0)) return false;
    return (this.#eventDepth > 0 ? VEVENT_BOUND : EVENT_BOUND).test(line);
  }

  /**
   * Whether a property of an event stands outside of every event, whose beginning was then lost. In a component that no standard
   * knows it may be the property of the event around it.
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

  /** Free hours (RFC 7953), which are not followed: what they leave is unknown. */
  #addAvailability(): void {
    const event = this.#addEvent();
    if (event !== null) event.isAvailability = true;
  }

  /** Nights that are taken although no event says so. All that one VFREEBUSY says counts as one event. */
  #busyLine(name: string, line: string, isItem: boolean): ReadFault | null {
    if (name !== 'FREEBUSY') return isItem || LOST_HOURS.test(line) ? 'incompleto' : null;
    const property = parseProperty(line, name);
    if (FREE.test(property.params)) return null;
    this.#busy ??= this.#addEvent();
    if (this.#busy !== null) (this.#busy.busy ??= []).push(property);
    return null;
  }

  /** A component that may not be lost, or one that ends before the open one does. In an event `Begin: …` is text. */
  #isComponent(component: string, isDoubtful: boolean, cursor: LineCursor): boolean {
    const open = this.#open.at(-1);
    if (open === undefined) return true;
    if (this.#eventDepth > 0 && isDoubtful) return false;
    return COMPONENTS.has(component) || cursor.closes(component, open);
  }

  /** The end of what is open, or of a component that may not be lost. In an event `End: …` is text, and so is the end of what never began. */
  #isEnd(component: string, isDoubtful: boolean): boolean {
    const isText = this.#eventDepth > 0 && isDoubtful && !this.#isEventOdd;
    if (component === this.#open.at(-1)) return !isText;
    if (this.#eventDepth > 0 && (isText || !this.#open.includes(component))) return false;
    return COMPONENTS.has(component) || /^VCALENDAR\b/.test(component);
  }

  /** Text outside of every calendar: an error page, or what was glued to the feed. */
  outside(): ReadFault {
    return this.#isCalendar ? 'incompleto' : 'non_calendario';
  }

  /** A line below a calendar, or above: nothing but a comment below may stand there. */
  #below(line: string): ReadFault | null {
    if (this.#isCalendar && (this.#isInComment || HTML_COMMENT.test(line))) {
      this.#isInComment = !line.includes('-->');
      return null;
    }
    const isBlank = FILE_ENDS.reduce((text, end) => text.replaceAll(end, ''), line).trim() === '';
    if (isBlank || (this.#isCalendar && COMMENT.test(line))) return null;
    return this.outside();
  }

  /** An error message may stand in place of a calendar that was to be merged in, and no event may be lost in a line. */
  #calendarLine(name: string, line: string): ReadFault | null {
    if (name === 'PRODID' && parseProperty(line, name).value.startsWith(OUR_PRODID)) this.feed.is_ours = true;
    return ERROR.test(line) || EVENT_BOUND.test(line) ? 'incompleto' : null;
  }
}

function readLine(place: Place, cursor: LineCursor): ReadFault | null {
  const { name } = cursor;
  if (name !== 'BEGIN' && name !== 'END') return place.line(name, cursor);
  const line = cursor.text;
  // Nearly all of them.
  const isEvent = line === 'BEGIN:VEVENT' || line === 'END:VEVENT';
  const component = isEvent ? 'VEVENT' : parseProperty(line, name).value.toUpperCase();
  return name === 'BEGIN' ? place.begin(component, line, cursor) : place.end(component, line, cursor);
}

/**
 * The VEVENTs of a feed, or why it is none. It must be whole: every component that begins ends, in its place (G4). Below it
 * programs may leave a comment; any other text there is an error message in place of what was to follow.
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
