import { formatCount } from '../../../kernel/format-count.ts';
import type { Restoration } from './restore-backup.ts';

function describeReturned(count: number): string {
  if (count === 0) return 'Nessuna struttura mancava';
  return count === 1 ? 'È tornata 1 struttura' : `Sono tornate ${formatCount(count)} strutture`;
}

export function describeRestored(restored: Restoration, photosFolder: string): string {
  if (restored.kind === 'new') return 'Il database è ripristinato.';
  const lines = [`${describeReturned(restored.strutture)}; quello che c’era già è rimasto com’era.`];
  if (restored.skipped.length > 0) {
    lines.push('Non tornano, perché intanto un’altra struttura ha il loro posto (lo stesso CIN, o lo stesso invio):');
    for (const { id, nome } of restored.skipped) lines.push(`  n. ${id}, ${nome}`);
  }
  if (restored.photos > 0) {
    lines.push(`I file di ${formatCount(restored.photos)} foto erano già stati tolti: rimettili in ${photosFolder}.`);
  }
  return lines.join('\n');
}
