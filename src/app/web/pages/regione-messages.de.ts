import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralDe } from '../../../kernel/plural.ts';

export const quanteProvince = (count: number) => pluralDe(count, { one: '1 Provinz', other: `${count} Provinzen` });
export const sceglineUnaPerVedere = 'wählen Sie eine, um die Orte zu sehen';
export const dove = (inRegione: string) => `Wo ${inRegione}?`;
export const caseTesto = (inRegione: string) => `Unterkünfte ${inRegione}`;
export const scegliUnaProvinciaEGuarda = (inRegione: string) =>
  `Wählen Sie eine Provinz und sehen Sie, welche Unterkünfte es ${inRegione} gibt: Ferienhäuser und -wohnungen, B&Bs, Gästezimmer und Bauernhöfe.`;

true satisfies IsTranslation<typeof import('./regione-messages.it.ts'), typeof import('./regione-messages.de.ts')>;
