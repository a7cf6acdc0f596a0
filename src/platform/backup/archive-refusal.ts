import { OperatorError } from '../process/operator-error.ts';

export type ArchiveFault = 'noKey' | 'badKey' | 'wrongKey' | 'unsigned' | 'otherSigner' | 'newerFormat' | 'damaged';

/** Only the command line shows the message, which names command-line flags and settings. Other callers use `fault`. */
export class ArchiveRefusal extends OperatorError {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, sentence: string, options: ErrorOptions = {}) {
    super(sentence, options);
    this.fault = fault;
  }
}
