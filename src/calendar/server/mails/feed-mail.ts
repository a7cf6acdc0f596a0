import { addDays, dateInRome } from '../../../kernel/dates/calendar-date.ts';
import type { MailFacts, MailWords } from '../../../mail/rules/lay-out-mail.ts';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import type { Platform } from '../../rules/feed.ts';

export type MailedFeed = { id: number; nome: string; nome_camera: string | null; platform: Platform };

export const FEED: MailedFeed = { id: 7, nome: 'Podere', nome_camera: 'Camera blu', platform: 'airbnb' };

const DAY = dateInRome(new Date('2026-12-01T12:00:00Z'));
export const NIGHTS = { start: DAY, end: addDays(DAY, 2) };

export function feedParts({ id, nome, nome_camera, platform }: MailedFeed, words: MailWords, facts: MailFacts = []) {
  const { propertyLabel, roomLabel, platformLabel, sourceNames } = ownerMessages();
  const room = nome_camera === null ? [] : [[roomLabel, nome_camera] as const];
  return {
    ...words,
    facts: [[propertyLabel, nome] as const, ...room, [platformLabel, sourceNames[platform]] as const, ...facts],
    url: ownerPath(id, 'calendario'),
  };
}
