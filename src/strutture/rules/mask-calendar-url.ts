/**
 * The address of a calendar as the register of actions keeps it: whoever has all of it reads when the house stands empty.
 * None stays none.
 * @example maskCalendarUrl('https://ical.booking.com/v1/export?t=1') // 'https://ical.booking.com/…'
 */
export function maskCalendarUrl(url: string | null): string | null {
  if (url === null) return null;
  return `${/^https?:\/\/[^/?#@]+(?=[/?#]|$)/i.exec(url)?.[0] ?? ''}/…`;
}
