import type { Fault, Reply } from './call.ts';

export class CallFailure extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

export function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  throw new CallFailure(reply);
}
