/** Senders that nobody reads: a mail that names them as who to write to would lead nowhere. */
const UNREAD =
  /^(?:non[-_.]?rispondere|no[-_.]?reply|do[-_.]?not[-_.]?reply|nicht[-_.]?antworten|ne[-_.]?pas[-_.]?repondre|mailer-daemon)(?:[-_.+][^@]*)?@/i;

/**
 * The address that a person may write to, by who sends the portal's mails; `null` where nobody reads what comes there.
 * @example contactOf('Ospitalia <ciao@ospitalia.it>') // 'ciao@ospitalia.it'
 * @example contactOf('Ospitalia <non-rispondere@ospitalia.it>') // null
 */
export function contactOf(sender: string): string | null {
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
  return UNREAD.test(address) ? null : address;
}
