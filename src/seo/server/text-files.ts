import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { emailLink } from '../../kernel/people/contact-links.ts';
import { paths } from '../../kernel/pages/paths.ts';

/** Days of validity, counted from each request. RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 180;

type SecurityTxt = {
  publicUrl: string;
  contact: string;
  now: Date;
};

/** Returns `/.well-known/security.txt` (RFC 9116), which names the contact for vulnerability reports. */
export function securityTxt({ publicUrl, contact, now }: SecurityTxt): string {
  return [
    `Contact: ${emailLink(contact) ?? `${publicUrl}${paths.contatti}`}`,
    `Expires: ${addDays(dateInRome(now), VALID_DAYS)}T00:00:00Z`,
    'Preferred-Languages: it, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns `robots.txt`. Personal pages are allowed, because crawlers must fetch them to see their `noindex` (ADR 0066). */
export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
