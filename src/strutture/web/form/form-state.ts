import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { emptyForm, type StrutturaForm } from '../../rules/struttura-form.ts';

export type FormState = StrutturaForm & {
  photos: FormPhoto[];
  /** The language that texts are written in until another is named: the page's, or the one that was named for the description. */
  lingua: Language;
  /** The address at which `accoglie_foto` can be seen. */
  accoglie_foto_url: string;
  /** The CAPs of the chosen city: most have one. */
  caps: string[];
  /** Whether the way of booking was chosen by hand: until then the types say it. */
  has_chosen_booking: boolean;
  /** Only an administrator can set it (PRODUCT.md § 6). */
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
