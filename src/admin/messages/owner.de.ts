import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const restoredMailSubject = (count: number) =>
  pluralDe(count, {
    one: 'Wir haben Ihre Unterkunft wiederhergestellt',
    other: 'Wir haben Ihre Unterkünfte wiederhergestellt',
  });
export const restoredMailPreheader = 'Das ist wieder wie vorher.';
export const restoredMailText = (quando: string) =>
  `Das Team von ${brandName} hat wiederhergestellt, was unten steht. Es entspricht jetzt dem Stand vom ${quando}. Buchungen, Zahlungen und belegte Nächte sind geblieben, wie sie jetzt sind.`;
export const restoredMailCheckRequest = (contact: string | null) =>
  `Prüfen Sie Preise, Zimmer und Kalender. Wenn etwas nicht stimmt, korrigieren Sie es in Ihrem Bereich${contact === null ? '' : `, oder schreiben Sie an ${contact}`}.`;
export const openOwnerAreaButton = 'Bereich öffnen';
export const restoredMailFootnote =
  'Sie erhalten diese E-Mail, weil eine Unterkunft mit dieser Adresse eingetragen ist.';
export const propertyLabel = 'Unterkunft';
export const propertiesLabel = 'Unterkünfte';
export const moreProperties = (count: number) =>
  pluralDe(count, { one: 'und eine weitere', other: `und ${formatCount(count)} weitere` });

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
