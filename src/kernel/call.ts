import type { z } from 'zod';

type Shape = z.ZodType;

/**
 * One call of the REST API. The same definition validates the request, shapes the answer, documents it in
 * `/api/openapi.json` and types the browser's client. `path` is canonical and starts with `/api/`;
 * `bare: true` also serves it without that prefix, where the specification shows both.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Answer extends Shape = Shape,
> = {
  method: 'GET';
  path: `/api/${string}`;
  bare: boolean;
  summary: string;
  params: Params;
  query: Query;
  answer: Answer;
};

/** Keeps the literal types of a call's definition. */
export function defineCall<Params extends Shape, Query extends Shape, Answer extends Shape>(
  call: Call<Params, Query, Answer>,
): Call<Params, Query, Answer> {
  return call;
}

/** What a call's handler receives. */
export type CallInput<C extends Call> = { params: z.output<C['params']>; query: z.output<C['query']> };

/** What a call answers. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;
