/** Recipient fields, in lower case, in the inbound webhooks of Postmark, Mailgun, SendGrid, CloudMailin and compatible services. */
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
/** Maximum nesting depth that is parsed. No service nests its lists of addresses deeper. */
const MAX_DEPTH = 6;
const MAX_TEXTS = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a string that contains JSON, because SendGrid sends the envelope as JSON in a form field. */
function unpacked(text: string): unknown {
  if (!text.startsWith('{') && !text.startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Field that contains an address within a recipient object. At the top level it is ignored, because SendGrid uses it for the
 * entire email.
 */
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
 * Returns the strings that contain the recipients of an inbound email. `posted` is the webhook's form fields or JSON.
 * @example inboundRecipients({ recipient: 'a@posta.example', subject: 'Prenotazione' }) // ['a@posta.example']
 */
export function inboundRecipients(posted: unknown): string[] {
  return isRecord(posted) ? textsOf(posted, 0).slice(0, MAX_TEXTS) : [];
}
