import type { z } from 'zod';

type Shape = z.ZodType;

/**
 * One call of the REST API. The same definition validates the request, shapes the answer, documents it in
 * `/api/openapi.json` and types the browser's client. `path` is canonical and starts with `/api/`;
 * `bare: true` also serves it without that prefix, where the specification shows both.
 */
export type Call<Params extends Shape = Shape, Query extends Shape = Shape, Answer extends Shape = Shape> = {
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

/** A call joined to the code that answers it; `run` gets input that the call's schemas have already accepted. */
export type CallHandler = { call: Call; run(input: { params: unknown; query: unknown }): Promise<unknown> };

/** Joins a call to its handler, checking both against the call's types. */
export function handle<P extends Shape, Q extends Shape, A extends Shape>(
  call: Call<P, Q, A>,
  run: (input: { params: z.output<P>; query: z.output<Q> }) => Promise<z.output<A>>,
): CallHandler {
  return { call, run: (input) => run(input as { params: z.output<P>; query: z.output<Q> }) };
}
