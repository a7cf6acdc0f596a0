import type { RegisterLine } from '../../contract.ts';

/** The lines in the answer of the register (`listRegisterCall`). */
export function readRegister(answer: unknown): RegisterLine[] {
  const { data } = answer as { data: RegisterLine[] };
  return data;
}
