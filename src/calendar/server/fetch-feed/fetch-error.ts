import type { FetchFault } from '../../rules/feed-fault.ts';

export class FetchError extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault) {
    super(fault);
    this.name = 'FetchError';
    this.fault = fault;
  }
}
