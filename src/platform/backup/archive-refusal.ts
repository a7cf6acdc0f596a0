import { OperatorError } from '../process/operator-error.ts';

/** Why an archive is not taken: it cannot be opened, or nobody is known to have written it. */
export type ArchiveFault = 'noKey' | 'badKey' | 'wrongKey' | 'unsigned' | 'otherSigner' | 'newerFormat' | 'damaged';

/** The same for whoever is no console: the sentence names flags and settings of commands. */
export class ArchiveRefusal extends OperatorError {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, sentence: string, options: ErrorOptions = {}) {
    super(sentence, options);
    this.fault = fault;
  }
}
