import type { Language } from '../../kernel/language.ts';
import type { TipoLetti } from './tipi.ts';
import type { Translations } from './translations.ts';

export const ANIMALI = ['si', 'su_richiesta', 'no'] as const;
export type Animali = (typeof ANIMALI)[number];

export const FUMO = ['si', 'fuori', 'no'] as const;
export type Fumo = (typeof FUMO)[number];

export const FESTE = ['si', 'no'] as const;
export type Feste = (typeof FESTE)[number];

/** A room of a whole home; the rooms of a `bnb` are `camere`. An unset `lingua` means Italian. */
export type Stanza = {
  nome: string;
  tipo_letti: TipoLetti;
  lingua?: Language | undefined;
  traduzioni?: Translations | undefined;
};

type HouseRules = {
  arrivo_dalle: string | null;
  arrivo_entro: string | null;
  partenza_entro: string | null;
  animali: Animali | null;
  fumo: Fumo | null;
  feste: Feste | null;
  regole: string | null;
  gradini: number | null;
};

/**
 * Returns whether the owner provided any information that guests need before arrival.
 * @example hasHouseRules({ ...emptyStory(), gradini: 0 }) // true
 */
export function hasHouseRules(home: HouseRules): boolean {
  const { arrivo_dalle, arrivo_entro, partenza_entro, animali, fumo, feste, regole, gradini } = home;
  return [arrivo_dalle, arrivo_entro, partenza_entro, animali, fumo, feste, regole, gradini].some(
    (one) => one !== null,
  );
}
