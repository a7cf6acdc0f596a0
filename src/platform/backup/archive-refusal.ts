import { OperatorError } from '../process/operator-error.ts';

export type ArchiveFault = 'noKey' | 'badKey' | 'wrongKey' | 'unsigned' | 'otherSigner' | 'newerFormat' | 'damaged';

/** Callers other than the console use `fault`, because the message names flags and settings of commands. */
export class ArchiveRefusal extends OperatorError {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, sentence: string, options: ErrorOptions = {}) {
    super(sentence, options);
    this.fault = fault;
  }
}
