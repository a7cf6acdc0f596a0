/** Maximum number of form fields. Services send about a dozen. */
const MAX_PARTS = 100;
const HEADERS_END = '\r\n\r\n';
const DISPOSITION = /^content-disposition: *form-data;(.*)$/im;
const NAME = /;? *name="([^"\r\n]{1,100})"/i;

/** Returns the boundary of a `Content-Type` (RFC 2046, section 5.1.1). */
function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Parses the text fields of a form, and ignores files. Skips malformed parts, whereas the runtime's parser would reject the whole
 * form.
 * @example readMultipart('--x\r\nContent-Disposition: form-data; name="to"\r\n\r\na@b.it\r\n--x--', 'multipart/form-data;
 * boundary=x') // { to: ['a@b.it'] }
 */
export function readMultipart(body: string, contentType: string): Record<string, string[]> {
  // Field names are untrusted and may be `constructor`, so a map is used.
  const fields = new Map<string, string[]>();
  const boundary = boundaryOf(contentType);
  if (boundary === null) return {};
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`, MAX_PARTS + 2).slice(1, -1);
  for (const part of parts) {
    const end = part.indexOf(HEADERS_END);
    if (end === -1) continue;
    const [, disposition = ''] = DISPOSITION.exec(part.slice(0, end)) ?? [];
    const [, name] = NAME.exec(disposition) ?? [];
    if (name === undefined || /filename/i.test(disposition)) continue;
    fields.set(name, [...(fields.get(name) ?? []), part.slice(end + HEADERS_END.length)]);
  }
  return Object.fromEntries(fields);
}
