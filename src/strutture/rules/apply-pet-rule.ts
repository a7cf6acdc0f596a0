import type { Animali } from './house-rules.ts';
import type { Servizio } from './servizi.ts';

export const PET_FRIENDLY = 'Pet Friendly' satisfies Servizio;

/**
 * Makes «Pet Friendly» match the owner's answer about pets, because searches filter by services and ignore the answer.
 * @example applyPetRule('no', ['WiFi', 'Pet Friendly']) // ['WiFi']
 */
export function applyPetRule(animali: Animali | null, servizi: readonly Servizio[]): Servizio[] {
  if (animali === null || animali === 'su_richiesta') return [...servizi];
  const others = servizi.filter((servizio) => servizio !== PET_FRIENDLY);
  return animali === 'si' ? [...others, PET_FRIENDLY] : others;
}

/**
 * Omits «Pet Friendly» if the owner answered the question about pets. The page shows the answer itself, and «su richiesta» would
 * contradict the service.
 * @example servicesBeside('si', ['WiFi', 'Pet Friendly']) // ['WiFi']
 */
export function servicesBeside(animali: Animali | null, servizi: readonly string[]): string[] {
  return servizi.filter((servizio) => animali === null || servizio !== PET_FRIENDLY);
}

type PetChoice = { animali: Animali | ''; servizi: Servizio[] };

/** @example chooseAnimali({ animali: '', servizi: [] }, 'si').servizi // ['Pet Friendly'] */
export function chooseAnimali<F extends PetChoice>(form: F, animali: Animali | ''): F {
  return { ...form, animali, servizi: applyPetRule(animali === '' ? null : animali, form.servizi) };
}

/**
 * Toggles a service. The last input wins: a click that contradicts the answer about pets clears the answer.
 * @example toggleServizio({ animali: 'no', servizi: [] }, 'Pet Friendly').animali // ''
 */
export function toggleServizio<F extends PetChoice>(form: F, servizio: Servizio): F {
  const isChosen = form.servizi.includes(servizio);
  const servizi = isChosen ? form.servizi.filter((each) => each !== servizio) : [...form.servizi, servizio];
  const isContradicted = servizio === PET_FRIENDLY && form.animali === (isChosen ? 'si' : 'no');
  return { ...form, servizi, ...(isContradicted && { animali: '' }) };
}
