/**
 * The fields by which services that receive mails name whom one was sent to, in small letters: Postmark, Mailgun, SendGrid,
 * CloudMailin, and what others call the same. Of a mail nothing else is looked at.
 */
const FIELDS = new Set([
  'originalrecipient',
  'recipient',
  'recipients',
  'rcpt_to',
  'envelope',
  'to',
  'tofull',
  'cc',
  'ccfull',
  'bccfull',
  'delivered-to',
  'x-original-to',
]);
/** A field of a form is a list, in which JSON may hold lists of addresses with their names: no service nests deeper. */
const MAX_DEPTH = 6;
const MAX_TEXTS = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** SendGrid writes its envelope as JSON into a field of a form. */
function unpacked(text: string): unknown {
  if (!text.startsWith('{') && !text.startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The address of a recipient is called so within a list; by the same name SendGrid can post the whole mail. */
const WITHIN = 'email';

function isRead(name: string, depth: number): boolean {
  const field = name.toLowerCase();
  return FIELDS.has(field) || (depth > 0 && field === WITHIN);
}

function textsOf(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') {
    const inside = unpacked(value);
    return typeof inside === 'string' ? [inside] : textsOf(inside, depth + 1);
  }
  if (Array.isArray(value)) return value.slice(0, MAX_TEXTS).flatMap((each) => textsOf(each, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (isRead(name, depth) ? textsOf(each, depth + 1) : []));
}

/**
 * The texts that say whom a mail was sent to, of what a service posts about it: the fields of a form, or JSON.
 * @example inboundRecipients({ recipient: 'a@posta.example', subject: 'Prenotazione' }) // ['a@posta.example']
 */
export function inboundRecipients(posted: unknown): string[] {
  return isRecord(posted) ? textsOf(posted, 0).slice(0, MAX_TEXTS) : [];
}
