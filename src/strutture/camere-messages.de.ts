import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { letti } from './detail-messages.de.ts';
import type { TipoLetti } from './rules/tipi.ts';

export const camereMessages = {
  nessuna: 'Noch kein Zimmer. Fügen Sie das erste hinzu. Gäste buchen Zimmer für Zimmer.',
  aggiunta: (nome: string) => `Zimmer hinzugefügt: ${nome}.`,
  cambiata: (nome: string) => `Zimmer aktualisiert: ${nome}.`,
  tolta: (nome: string) => `Zimmer entfernt: ${nome}.`,
  rimessa: (nome: string) => `Zimmer wieder an seinem Platz: ${nome}.`,
  copia: (nome: string) => (nome === '' ? '' : `${nome} (Kopie)`),
  senzaNome: 'Zimmer ohne Namen',
  errore: (where: string, sentence: string) => `${where}: ${sentence}`,
  uscita: 'Ihre Angaben zu diesem Zimmer sind nicht gespeichert und gehen verloren.',
  letti: (tipo: TipoLetti, altri: string) => [letti[tipo], altri.trim()].filter(Boolean).join(', '),
  posti: (count: string) =>
    /^\d+$/.test(count)
      ? pluralDe(Number(count), { one: '1 Schlafplatz', other: `${formatCount(Number(count))} Schlafplätze` })
      : '',
} as const;

true satisfies IsTranslation<typeof import('./camere-messages.it.ts'), typeof import('./camere-messages.de.ts')>;
