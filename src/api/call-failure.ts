import type { Fault, Reply } from './call.ts';

/** A call that was not answered well, for what fails as a whole when it does. */
export class CallFailure extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/** The data of a good answer; throws a `CallFailure` for any other. */
export function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  throw new CallFailure(reply);
}
