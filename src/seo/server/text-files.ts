import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { emailLink } from '../../kernel/people/contact-links.ts';
import { paths } from '../../kernel/pages/paths.ts';

/** Days for which the file may be believed. RFC 9116, 2.5.5: less than a year; it is written anew each time it is asked for. */
const VALID_DAYS = 180;

type SecurityTxt = {
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  /** An e-mail address that somebody reads. */
  contact: string;
  now: Date;
};

/** Whom to tell of a weakness (RFC 9116), at `/.well-known/security.txt`. */
export function securityTxt({ publicUrl, contact, now }: SecurityTxt): string {
  return [
    `Contact: ${emailLink(contact) ?? `${publicUrl}${paths.contatti}`}`,
    `Expires: ${addDays(dateInRome(now), VALID_DAYS)}T00:00:00Z`,
    'Preferred-Languages: it, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Returns `robots.txt`. It disallows only the API, which has no content beyond the pages. Personal pages are not disallowed: a robot
 * must fetch them to see their `noindex` (ADR 0066).
 */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
