import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseTesto = (where: string) => `Unterkünfte ${where}`;
export const caseVacanzaBBAffittacamere = (where: string, sigla: string) =>
  `Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe ${where} (${sigla}): direkter Kontakt, klare Preise, keine bezahlten Ranglisten.`;

true satisfies IsTranslation<typeof import('./citta-messages.it.ts'), typeof import('./citta-messages.de.ts')>;
