import { toSentPhoto } from '../../../media/rules/photo-list.ts';
import type { AdminBody } from '../../admin-contract.ts';
import type { StrutturaBody } from '../../submission-contract.ts';
import { formPayload } from '../../rules/form-payload.ts';
import type { FormState } from './form-state.ts';

/**
 * What the form sends. What a choice makes pointless stays typed in the form but is not sent: the price of the whole house
 * when rooms are booked, the rooms when they are not, the calendar of who is not on Booking.com.
 */
export function toBody(state: FormState): StrutturaBody {
  const {
    photos,
    accoglie_foto_url: _url,
    caps: _caps,
    has_chosen_booking: _chosen,
    stripe_onboarding_completed: _onboarding,
    ...form
  } = state;
  const payload = formPayload(form);
  const isByRoom = form.tipo_prenotazione === 'bnb';
  return {
    ...payload,
    prezzo_notte: isByRoom ? null : payload.prezzo_notte,
    prezzo_pulizie: form.servizio_pulizie ? payload.prezzo_pulizie : 0,
    camere: isByRoom ? payload.camere : [],
    booking_ical_url: form.non_su_booking ? '' : form.booking_ical_url,
    immagini: photos.map(toSentPhoto),
  };
}

export function toAdminBody(state: FormState): AdminBody {
  const { stripe_onboarding_completed } = state;
  return { ...toBody(state), stripe_onboarding_completed };
}
