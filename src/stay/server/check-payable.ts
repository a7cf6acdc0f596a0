import { AppError } from '../../kernel/calls/app-error.ts';
import { parseCin } from '../../strutture/rules/cin.ts';
import { isGuaranteed } from '../../strutture/rules/is-guaranteed.ts';
import type { CreatePaymentBody } from '../booking-contract.ts';
import { isAccountActive } from '../rules/payout-state.ts';
import type { Offer } from './offer-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { visitorMessages } from '../messages/by-request.ts';
import { visitorMessages as struttureVisitorMessages } from '../../strutture/messages/by-request.ts';

const DEMO_ACCOUNT = 'acct_demo';

function isAccountReady({ struttura }: Offer, provider: PaymentProvider['name']): boolean {
  const { account, stripe_account_id } = struttura;
  if (provider === 'demo') return stripe_account_id?.startsWith(DEMO_ACCOUNT) ?? false;
  return account?.provider === 'stripe' && isAccountActive(account);
}

export function isPayable(offer: Offer, provider: PaymentProvider['name']): boolean {
  const { struttura } = offer;
  return struttura.status === 'approvata' && isGuaranteed(struttura) && isAccountReady(offer, provider);
}

export function checkPayable(
  offer: Offer | null,
  body: Pick<CreatePaymentBody, 'cin' | 'camera_id'>,
  provider: PaymentProvider['name'],
): Offer & { account_id: string } {
  if (offer === null || offer.struttura.status !== 'approvata') {
    throw new AppError(
      'NON_TROVATO',
      offer?.struttura.status === 'sospesa'
        ? struttureVisitorMessages().homePaused
        : struttureVisitorMessages().listingNotFound,
    );
  }
  const { struttura, camera } = offer;
  if (struttura.cin === null || parseCin(body.cin) !== struttura.cin) {
    throw new AppError('DATI_NON_VALIDI', visitorMessages().cinMismatch, {
      campi: { cin: visitorMessages().cinMismatch },
    });
  }
  const isRoomWanted = struttura.tipo_prenotazione === 'bnb';
  if (isRoomWanted !== (camera !== null) || camera?.disponibile === false) {
    throw new AppError('DATI_NON_VALIDI', visitorMessages().roomNotFound, {
      campi: { camera_id: visitorMessages().roomNotFound },
    });
  }
  if (!isPayable(offer, provider)) {
    throw new AppError('STATO_NON_VALIDO', visitorMessages().onlinePaymentNotAccepted);
  }
  return { ...offer, account_id: struttura.stripe_account_id ?? '' };
}
