import type { Animali } from './house-rules.ts';
import type { Servizio } from './servizi.ts';

export const PET_FRIENDLY = 'Pet Friendly' satisfies Servizio;

/**
 * The services that go with what an owner says of pets. The answer wins over the ticked service: it was asked later and says more, and
 * searches, which know services alone, must not promise what the house refuses. On request is no promise either way: the tick stays.
 * @example applyPetRule('no', ['WiFi', 'Pet Friendly']) // ['WiFi']
 */
export function applyPetRule(animali: Animali | null, servizi: readonly Servizio[]): Servizio[] {
  if (animali === null || animali === 'su_richiesta') return [...servizi];
  const others = servizi.filter((servizio) => servizio !== PET_FRIENDLY);
  return animali === 'si' ? [...others, PET_FRIENDLY] : others;
}

/**
 * The services as they are read beside that answer: «Gli animali sono benvenuti» is not said twice, and «Pet Friendly» promises more
 * than «su richiesta».
 * @example servicesBeside('si', ['WiFi', 'Pet Friendly']) // ['WiFi']
 */
export function servicesBeside(animali: Animali | null, servizi: readonly string[]): string[] {
  return servizi.filter((servizio) => animali === null || servizio !== PET_FRIENDLY);
}

type PetChoice = { animali: Animali | ''; servizi: Servizio[] };

/**
 * The form after an answer about pets: the service follows it, in view.
 * @example chooseAnimali({ animali: '', servizi: [] }, 'si').servizi // ['Pet Friendly']
 */
export function chooseAnimali<F extends PetChoice>(form: F, animali: Animali | ''): F {
  return { ...form, animali, servizi: applyPetRule(animali === '' ? null : animali, form.servizi) };
}

/**
 * The form after a click on a service. What was said last counts: an answer about pets that a click contradicts is taken back.
 * @example toggleServizio({ animali: 'no', servizi: [] }, 'Pet Friendly').animali // ''
 */
export function toggleServizio<F extends PetChoice>(form: F, servizio: Servizio): F {
  const isChosen = form.servizi.includes(servizio);
  const servizi = isChosen ? form.servizi.filter((each) => each !== servizio) : [...form.servizi, servizio];
  const isContradicted = servizio === PET_FRIENDLY && form.animali === (isChosen ? 'si' : 'no');
  return { ...form, servizi, ...(isContradicted && { animali: '' }) };
}
