import { toSentPhoto } from '../../../media/rules/photo-list.ts';
import type { AdminBody } from '../../admin-contract.ts';
import type { StrutturaBody } from '../../submission-contract.ts';
import { ITALIAN, type Language } from '../../../kernel/language.ts';
import { NOTES, writtenLanguages } from '../../rules/text-languages.ts';
import { type Translations, withoutOriginalLanguage } from '../../rules/translations.ts';
import { formPayload } from '../../rules/form-payload.ts';
import type { FormState } from './form-state.ts';

type RoomWords = { lingua?: Language | undefined; traduzioni?: Translations | undefined };

function translated<Room extends RoomWords>(room: Room): Room {
  if (room.traduzioni === undefined) return room;
  return { ...room, traduzioni: withoutOriginalLanguage(room.traduzioni, room.lingua ?? ITALIAN) };
}

/** Values that another choice disables stay in the form but are not sent. */
export function toBody(state: FormState): StrutturaBody {
  const {
    photos,
    lingua: _lingua,
    accoglie_foto_url: _url,
    caps: _caps,
    has_chosen_booking: _chosen,
    stripe_onboarding_completed: _onboarding,
    ...form
  } = state;
  const payload = formPayload(form);
  const isByRoom = form.tipo_prenotazione === 'bnb';
  const lingue_testi = writtenLanguages(state);
  const notes = NOTES.map((note) => [note, withoutOriginalLanguage(form.traduzioni_testi[note], lingue_testi[note])]);
  return {
    ...payload,
    lingue_testi,
    traduzioni: withoutOriginalLanguage(form.traduzioni, lingue_testi.descrizione),
    traduzioni_testi: Object.fromEntries(notes),
    stanze: form.stanze.map(translated),
    prezzo_notte: isByRoom ? null : payload.prezzo_notte,
    prezzo_pulizie: form.servizio_pulizie ? payload.prezzo_pulizie : 0,
    camere: isByRoom ? payload.camere.map(translated) : [],
    booking_ical_url: form.non_su_booking ? '' : form.booking_ical_url,
    immagini: photos.map(toSentPhoto),
  };
}

export function toAdminBody(state: FormState): AdminBody {
  const { stripe_onboarding_completed } = state;
  return { ...toBody(state), stripe_onboarding_completed };
}
