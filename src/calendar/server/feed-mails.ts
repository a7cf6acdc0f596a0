import type { MailOutbox } from '../../mail/contract.ts';
import { layOutMail } from '../../mail/rules/lay-out-mail.ts';
import { type CalendarMailWords, calendarMailMessages as messages } from '../calendar-mail-messages.it.ts';
import type { MassDrop, Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { takeUntold } from './conflict-repository.ts';
import { type MailSubject, mailSubject } from './feed-repository.ts';
import type { CalendarDb } from './repository.ts';

/** A feed that its owner is told about. */
type MailedFeed = { unit_id: number; platform: Platform };

type ToldFailure = { fault: FeedFault; paused: boolean };

type Facts = readonly (readonly [label: string, value: string])[];

export type FeedMailParts = {
  outbox: MailOutbox<CalendarDb>;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
};

const labels = messages.dati;

function factsOf({ nome, nome_camera }: MailSubject, platform: Platform): Facts {
  return [
    [labels.struttura, nome],
    ...(nome_camera === null ? [] : [[labels.camera, nome_camera] as const]),
    [labels.piattaforma, messages.piattaforme[platform]],
  ];
}

type Composed = { words: CalendarMailWords; facts: Facts };
/** What is said to the owner of a unit; `null`: nothing. */
type Compose = (subject: MailSubject) => Composed | null | Promise<Composed | null>;

/** Writes mails to the owners of units; a struttura without an owner gets none. */
function createTell({ outbox, publicUrl }: FeedMailParts) {
  return async (transaction: CalendarDb, unitId: number, compose: Compose): Promise<void> => {
    const subject = await mailSubject(transaction, unitId);
    if (subject === undefined || subject.proprietario_email === null) return;
    const composed = await compose(subject);
    if (composed === null) return;
    const { subject: title, button: label, ...words } = composed.words;
    const url = `${publicUrl}/proprietario/strutture/${subject.id}/calendario`;
    const body = layOutMail({ ...words, facts: composed.facts, button: { label, url } });
    await outbox.put(transaction, { to: subject.proprietario_email, subject: title, ...body });
  };
}

/** The mails about calendars, each put into the transaction of what it tells. */
export function createFeedMails(parts: FeedMailParts) {
  const tell = createTell(parts);
  return {
    /** Conflicts that nobody has told the owner, in one mail (G14). */
    conflicts: (transaction: CalendarDb, unitId: number, now: Date) =>
      tell(transaction, unitId, async ({ id, nome }) => {
        const conflicts = await takeUntold(transaction, id, now);
        const [first] = conflicts;
        if (first === undefined) return null;
        const facts = conflicts.map(
          ({ sources, camera, ...nights }) => [messages.conflitto(sources), messages.notti(nights, camera)] as const,
        );
        return { words: messages.conflitti(nome, { first: first.sources, count: facts.length }), facts };
      }),

    /** A feed that fails for a day, or that is not asked any more (G19). */
    failure: (transaction: CalendarDb, { unit_id, platform }: MailedFeed, { fault, paused }: ToldFailure) =>
      tell(transaction, unit_id, (subject) => {
        const { nome } = subject;
        const words = paused ? messages.inPausa({ nome, platform }) : messages.ferma({ nome, platform });
        return { words, facts: [...factsOf(subject, platform), [labels.motivo, messages.motivo(fault)]] };
      }),

    /** Most of a feed's nights to come are gone at once (G6). */
    massDrop: (transaction: CalendarDb, { unit_id, platform }: MailedFeed, drop: MassDrop) =>
      tell(transaction, unit_id, (subject) => {
        const words = messages.nottiSparite({ nome: subject.nome, platform }, drop);
        return { words, facts: factsOf(subject, platform) };
      }),
  };
}

export type FeedMails = ReturnType<typeof createFeedMails>;
