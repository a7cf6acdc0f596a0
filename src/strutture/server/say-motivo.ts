import { motivoMessages as italian } from '../motivo-messages.it.ts';
import { motivoMessages } from '../motivo-messages.ts';

const CIN = /\bIT\w+/;

/** A reason as its owner reads it: one that nobody has written is kept in Italian, and said in their language. */
export function sayMotivo(motivo: string): string {
  if (motivo === italian.senzaMotivo) return motivoMessages.senzaMotivo;
  const [cin = ''] = CIN.exec(motivo) ?? [];
  return motivo === italian.cinDiUnAltra(cin) ? motivoMessages.cinDiUnAltra(cin) : motivo;
}
