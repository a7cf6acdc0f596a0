import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { emptyForm, type StrutturaForm } from '../../rules/struttura-form.ts';

export type FormState = StrutturaForm & {
  photos: FormPhoto[];
  lingua: Language;
  accoglie_foto_url: string;
  caps: string[];
  has_chosen_booking: boolean;
  stripe_onboarding_completed: boolean;
};

export function emptyState(email: string): FormState {
  return {
    ...emptyForm(),
    email,
    lingua: currentLanguage(),
    photos: [],
    accoglie_foto_url: '',
    caps: [],
    has_chosen_booking: false,
    stripe_onboarding_completed: false,
  };
}
