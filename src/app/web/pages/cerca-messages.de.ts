import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDelPercorso = 'Unterkünfte';
export const caseVacanzaBBAffittacamere = (title: string) =>
  `${title}: Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe, nach Reisedaten, Gästen, Preis und Ausstattung. Keine bezahlten Ranglisten.`;

true satisfies IsTranslation<typeof import('./cerca-messages.it.ts'), typeof import('./cerca-messages.de.ts')>;
