// The portal can echo these inputs, so no input contains a pattern that the judge treats as a leak (`test/judge-answer.ts`).

const words = (text: string) => text.trim().split(/\s+/);

const PLAIN = words(`
  "><img/src=x/onerror=alert(1)> <script>alert(1)</script> Roma'-- % _%_ {{7*7}}\${7*7} =HYPERLINK("http://x.example")
  BEGIN:VCALENDAR %s%n%x ../../../etc/passwd ..%2f..%2f Montepulcianо ſıßK __proto__ constructor null undefined true
  0 -0 -1 01 +1 1.5 1e3 0x1 50abc 1,50 NaN Infinity 2147483648 9007199254740993 9223372036854775808 ٣ １２ 1e999
  2026-02-30 2026-1-1 0000-01-01 9999-12-31 10000-01-01 -000001-01-01 infinity today 2026-12-01T00:00:00Z 01/12/2026
  1999-01-01 2028-02-29 anna@example.it?subject=x a@b,c@d.it anna@città.it javascript:alert(1)
  http://127.0.0.1:5432/x.ics http://[::1]/x.ics http://169.254.169.254/latest/meta-data?.ics file:///etc/passwd
  https://utente:parola@calendari.example/x.ics https://calendari.example/x.ics caricamento:nessuno
  data:image/png;base64,AAAA /foto/nessuna-1600.webp
`);

const ODD = ['', ' ', '\u200b\u2060', 'anna\u202etxt.exe', 'NUL \u0000 inside', 'half \ud83d of a character', '\udc00'];
const LINES = [
  'C0 \u0001\u0007\u001b[31m',
  'CRLF\r\nSet-Cookie: a=b',
  'line\u2028end',
  "' OR '1'='1",
  '[object Object]',
];
const COMPOSED = ['👨‍👩‍👧‍👦', 'Z̷̢̛͉a̴l̵g̶o̸', 'Forli\u0300', 'Anna <anna@example.it>', '899 123456', '+39 333 1234567;ext=9'];
const LONG = ['x'.repeat(101), 'x'.repeat(1001), 'è'.repeat(6000), '9'.repeat(400), `${'a'.repeat(320)}@example.it`];
const MAILS = ['anna@example.it\r\nBcc: altri@example.it', `https://calendari.example/${'x'.repeat(2049)}.ics`];

export const HOSTILE_TEXTS: readonly string[] = [...PLAIN, ...ODD, ...LINES, ...COMPOSED, ...LONG, ...MAILS];

const NUMBERS = [0, -0, -1, 1.5, 0.001, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308];
const POLLUTED: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}');
const OBJECTS = [[], {}, [[]], [null], { length: 3 }, POLLUTED, { constructor: { prototype: {} } }];

export const HOSTILE_JSON: readonly unknown[] = [
  null,
  true,
  false,
  ...NUMBERS,
  ...OBJECTS,
  Array.from({ length: 1000 }, () => 'a'),
  ...HOSTILE_TEXTS,
];

const UNREADABLE = ['', '\ufeff{}', '{"a":"\\u0000"}', '{"a":"\\ud83d"}', '\u0000\u0001\u0002', '['.repeat(5000)];

export const HOSTILE_BODIES: readonly string[] = [
  ...words('null 7 "testo" [] { {"a":1,} {"a":NaN} {"a":1e999} {"email":"a@b.it","email":"c@d.it"} nome=Ada&email=ada'),
  ...UNREADABLE,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  `{"nome":"${'x'.repeat(70_000)}"}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

export const HOSTILE_PATHS: readonly string[] = [
  ...words('%00 %ZZ %C3%28 %2e%2e%2f ..%5c %0d%0aX:y %FF // ;a=b %25%30%30 .data /'),
  `/${'a'.repeat(300)}`,
  `/${'%41'.repeat(3000)}`,
];

const HEADER_LINES = `
Origin: https://altrove.example
Sec-Fetch-Site: cross-site
Host: altrove.example
Host: [::1
X-Forwarded-Proto: javascript
X-Forwarded-For: nessuno, 256.1.1.1, ::::
X-HTTP-Method-Override: DELETE
X-Original-URL: /admin
Accept: text/html
Accept: ;;;,*
Accept-Encoding: gzip;q=0, *;q=nessuno
Accept-Language: \u00e0\u00e8
Range: bytes=9-1,0-,-0
If-None-Match: W/"x", *
If-Modified-Since: ieri
Idempotency-Key: ${'k'.repeat(300)}
Idempotency-Key: chiave-del-fuzz
Cookie: __Host-sessione=a; __Host-sessione=b; =; ; x
Cookie: a=${'b'.repeat(4000)}
Authorization: Bearer null
Content-Encoding: gzip
X-Lungo: ${'x'.repeat(17_000)}
Expect: 200-ok
User-Agent: `;

export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = HEADER_LINES.trimStart()
  .split('\n')
  .map((line) => ({ [line.slice(0, line.indexOf(':'))]: line.slice(line.indexOf(':') + 2) }));

export const HOSTILE_TYPES: readonly string[] = [
  ...words('text/plain application/x-www-form-urlencoded multipart/form-data image/png image/svg+xml x'),
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
];

export const METHODS: readonly string[] = words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND');
