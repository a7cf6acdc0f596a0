import { formatCount } from '../../../kernel/text/format-count.ts';
import type { Restoration } from './restore-backup.ts';

function describeReturned(count: number): string {
  if (count === 0) return 'Nessuna struttura mancava';
  return count === 1 ? 'È tornata 1 struttura' : `Sono tornate ${formatCount(count)} strutture`;
}

type Erasures = { again: number; refused: number; unknown?: number };

const persons = (count: number) => (count === 1 ? '1 persona' : `${formatCount(count)} persone`);

/** What was done of erasures after an archive; no line where there was nothing to do. */
export function describeErasures({ again, refused, unknown = 0 }: Erasures = { again: 0, refused: 0 }): string[] {
  const lines: string[] = [];
  if (again > 0) lines.push(`Cancellate di nuovo, perché lo erano dopo l’archivio: ${persons(again)}.`);
  if (refused > 0) lines.push(`Ancora da cancellare, ci pensa il portale appena può: ${persons(refused)}.`);
  if (unknown > 0)
    lines.push(`Cancellazioni di un altro database, che qui non si possono leggere: ${formatCount(unknown)}.`);
  return lines;
}

export function describeRestored(restored: Restoration, photosFolder: string): string {
  if (restored.kind === 'new')
    return ['Il database è ripristinato.', ...describeErasures(restored.erasures)].join('\n');
  const lines = [`${describeReturned(restored.strutture)}; quello che c’era già è rimasto com’era.`];
  if (restored.skipped.length > 0) {
    lines.push('Non tornano, perché intanto un’altra struttura ha il loro posto (lo stesso CIN, o lo stesso invio):');
    for (const { id, nome } of restored.skipped) lines.push(`  n. ${id}, ${nome}`);
  }
  if (restored.photos > 0) {
    lines.push(`I file di ${formatCount(restored.photos)} foto erano già stati tolti: rimettili in ${photosFolder}.`);
  }
  return [...lines, ...describeErasures(restored.erasures)].join('\n');
}
