import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import type { EventSource, Nights } from '../../rules/feed.ts';
import { NIGHTS } from './feed-mail.ts';

export type MailedConflict = Nights & { sources: readonly [EventSource, EventSource]; camera: string | null };
type Conflicts = { id: number; nome: string; conflicts: readonly [MailedConflict, ...MailedConflict[]] };

const CONFLICT: MailedConflict = { ...NIGHTS, sources: ['airbnb', 'vrbo'], camera: null };
const OTHER = { ...CONFLICT, camera: 'Camera blu' };

export const conflictsFound = defineMail<Conflicts>(
  [[CONFLICT] as const, [CONFLICT, OTHER] as const].map((conflicts) => ({ id: 7, nome: 'Podere', conflicts })),
  ({ id, nome, conflicts }) => {
    const { conflictMail, conflictingSources, nightsAndRoom } = ownerMessages();
    const [{ sources: first }] = conflicts;
    return {
      ...conflictMail(nome, { first, count: conflicts.length }),
      facts: conflicts.map(
        ({ sources, camera, ...nights }) => [conflictingSources(sources), nightsAndRoom(nights, camera)] as const,
      ),
      url: ownerPath(id, 'calendario'),
    };
  },
);
