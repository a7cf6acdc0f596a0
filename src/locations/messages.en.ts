import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';

const towns = (count: number) => pluralEn(count, { one: '1 town', other: `${formatCount(count)} towns` });

export const locationsMessages = {
  provinceNonCaricate: 'We can’t load the provinces. Please try again.',
  cittaNonCaricate: 'We can’t load the towns. Please try again.',
  caseNonCaricate: 'We can’t load the places. Please try again.',
  cittaDisponibili: towns,
  /** After `cittaDisponibili`. */
  diCuiConCase: (count: number) =>
    count === 0 ? ', none with places to stay yet' : `, ${formatCount(count)} with places to stay`,
  cittaConCase: (count: number, without: number) => {
    if (count === 0) return 'none with places to stay yet';
    const known = `${towns(count)} with places to stay`;
    return without === 0 ? known : `${known}, ${formatCount(without)} still without`;
  },
  altreCitta: (count: number, before: number) => {
    if (before === 0) return `${towns(count)} with no places to stay yet`;
    return `${pluralEn(count, { one: '1 other town', other: `${formatCount(count)} other towns` })}, with no places to stay yet`;
  },
  case: (count: number) => {
    if (count === 0) return 'no places';
    return pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` });
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
