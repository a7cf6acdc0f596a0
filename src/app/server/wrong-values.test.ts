import { afterAll, expect, test } from 'vitest';
import { openAuthorisationPortal } from '../../../test/authorisation/portal.ts';
import { ROWS } from '../../../test/authorisation/rows.ts';
import type { Subject } from '../../../test/authorisation/views.ts';
import { VIEWS } from '../../../test/authorisation/views.ts';
import { createJudge } from '../../../test/judge-answer.ts';
import { readKnownMessages } from '../../../test/known-messages.ts';
import { IS_VERIFY } from '../../../test/verify.ts';
import { z } from 'zod';
import type { Call } from '../../kernel/calls/call.ts';

function isAny(part: z.core.$ZodType): boolean {
  return part instanceof z.ZodOptional ? isAny(part.unwrap()) : part instanceof z.ZodUnknown;
}

function fieldsReadByRules(calls: readonly Call[]): { route: string; fields: string[] }[] {
  return calls.map(({ method, path, body }) => ({
    route: `${method} ${path}`,
    fields: body instanceof z.ZodObject ? Object.keys(body.shape).filter((name) => isAny(body.shape[name])) : [],
  }));
}

const portal = await openAuthorisationPortal();
afterAll(portal.close);
const judge = createJudge(await readKnownMessages());

const WRONG: readonly unknown[] = [true, 'NUL \0', 'x'.repeat(20_000), { length: 1 }];
const routes = fieldsReadByRules(portal.calls).filter(
  ({ route, fields }) => fields.length > 0 && ROWS[route] !== undefined,
);

type SentValue = { route: string; field: string; value: unknown };

async function send({ route, field, value }: SentValue, subject: Subject) {
  const row = ROWS[route]!;
  const view = VIEWS.find((each) => row.statuses[each] < 300) ?? 'anonymous';
  const changed = {
    ...row,
    request(about: Subject) {
      const request = row.request(about);
      return { ...request, body: { ...(request.body as object), [field]: value } };
    },
  };
  const { status, text } = await portal.call(route, changed, { subject, view });
  const sent = {
    operation: route,
    isPage: false,
    role: 'admin',
    method: 'POST',
    target: '/',
    headers: {},
    body: '',
  } as const;
  const fault = judge(sent, { status, type: 'application/json', text });
  return { isTaken: status < 300, fault: fault && `${field} ${JSON.stringify(value)?.slice(0, 20)}: ${fault}` };
}

test.each(routes)(
  '$route returns one of the portal’s own messages for each field of the wrong type',
  async ({ route, fields }) => {
    const faults: string[] = [];
    let subject: Subject | null = null;
    for (const [index, field] of fields.entries()) {
      for (const value of IS_VERIFY ? WRONG : WRONG.slice(index % WRONG.length).slice(0, 1)) {
        subject ??= await portal.build(ROWS[route]!.state, { isBooked: true });
        const { isTaken, fault } = await send({ route, field, value }, subject);
        if (fault !== null) faults.push(fault);
        if (isTaken) subject = null;
      }
    }
    expect(faults).toEqual([]);
  },
);

test('the tests of wrong field types cover more than 20 calls', () => {
  expect(routes.length).toBeGreaterThan(20);
});
