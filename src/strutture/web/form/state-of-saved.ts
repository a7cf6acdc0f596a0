import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { ITALIAN } from '../../../kernel/language.ts';
import { recordOf } from '../../../kernel/records.ts';
import { formatEuro, toCents } from '../../../kernel/money/cents.ts';
import type { SavedForm } from '../../owner-contract.ts';
import { savedPhotos } from '../../rules/saved-photos.ts';
import { isServizio } from '../../rules/servizi.ts';
import { OWNER_TEXTS, type TextLanguages } from '../../rules/text-languages.ts';
import { typedStory } from '../../rules/struttura-form.ts';
import type { FormState } from './form-state.ts';
import * as messages from '../../messages/owner.ts';

function price(euros: number | null): string {
  return euros === null ? '' : formatEuro(toCents(euros));
}

/** Returns the languages of the written texts. Omits blank texts, so that they get the page's language. */
function savedLanguages(saved: Omit<SavedForm, 'immagini' | 'dettagli_foto'>): TextLanguages {
  const written = OWNER_TEXTS.filter((name) => (saved[name] ?? '') !== '');
  return recordOf(written, (name) => saved.lingue_testi[name] ?? ITALIAN);
}

export function stateOfSaved({ immagini, dettagli_foto, ...saved }: SavedForm): FormState {
  return {
    ...saved,
    ...typedStory(saved),
    accoglie_foto_url: saved.accoglie_foto,
    prezzo_notte: price(saved.prezzo_notte),
    prezzo_pulizie: saved.servizio_pulizie ? price(saved.prezzo_pulizie) : '',
    posti_letto: String(saved.posti_letto),
    num_camere: String(saved.num_camere),
    num_bagni: String(saved.num_bagni),
    servizi: saved.servizi.filter(isServizio),
    camere: saved.camere.map((camera) => ({
      ...camera,
      posti_letto: String(camera.posti_letto),
      prezzo_notte: price(camera.prezzo_notte),
      servizi_camera: camera.servizi_camera.filter(isServizio),
    })),
    lingua: currentLanguage(),
    lingue_testi: savedLanguages(saved),
    consenso_privacy: true,
    photos: savedPhotos({ immagini, dettagli_foto }, messages.photoAltText),
    caps: [saved.cap],
    has_chosen_booking: true,
    stripe_onboarding_completed: false,
  };
}
