import { createServer } from 'node:http';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';

/** Reservations of one feed: some 6 KB, as those of a home that is well let. */
const STAYS = 25;
/** Of so many feeds one says something new each hour: real ones do so in 7 to 11 of 100 polls (ADR 0048). */
const CHANGING = 10;
const FIRST = dateInRome(new Date('2027-01-01T12:00:00Z'));

let round = 0;

const compact = (date: string) => date.replaceAll('-', '');

/** A calendar with a moment of its own in every event, as platforms write them. Every other one is of another platform. */
function calendar(feed: number, stamp: string): string {
  const moved = Math.floor((round + (feed % CHANGING)) / CHANGING);
  const platform = feed % 2 === 0 ? 'airbnb' : 'booking';
  const lines = ['BEGIN:VCALENDAR', `PRODID:-//${platform}//EN`, 'CALSCALE:GREGORIAN', 'VERSION:2.0'];
  for (let stay = 0; stay < STAYS; stay += 1) {
    // The last one is another one each time; those of the two platforms never share a night.
    const start = addDays(FIRST, 14 * (stay + (stay === STAYS - 1 ? moved : 0)) + 7 * (feed % 2));
    const uid = `${feed}-${stay}-${stay === STAYS - 1 ? moved : 0}`.padStart(32, '0');
    lines.push('BEGIN:VEVENT', `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${compact(start)}`);
    lines.push(`DTEND;VALUE=DATE:${compact(addDays(start, 5))}`, `UID:${uid}@${platform}.com`);
    if (platform === 'booking') lines.push('SUMMARY:CLOSED - Not available');
    else {
      lines.push('SUMMARY:Reserved', 'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de');
      lines.push(' tails/HMXXXXXXXX\\nPhone Number (Last 4 Digits): 0000');
    }
    lines.push('END:VEVENT');
  }
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}

// Platforms, all on this machine, under as many addresses of it as are asked for.
const server = createServer((request, response) => {
  const feed = Number(/^\/(\d+)\.ics$/.exec(request.url ?? '')?.[1]);
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end(calendar(feed, stamp));
});
server.listen(0, '0.0.0.0', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
process.on('message', (next) => {
  round = Number(next);
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());
