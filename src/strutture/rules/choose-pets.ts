import { applyPetRule, PET_FRIENDLY } from './apply-pet-rule.ts';
import type { Animali } from './house-rules.ts';
import type { Servizio } from './servizi.ts';

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
