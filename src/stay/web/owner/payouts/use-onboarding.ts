import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../../api/call.ts';
import { payoutCardMessages as messages } from '../../../payout-messages.it.ts';
import { usePageShown } from '../../../../ui/use-page-shown.ts';
import { useChange } from '../../../../accounts/web/owner/use-change.ts';
import { isOnboardingUrl } from './is-onboarding-url.ts';

/** Leads to the provider's page of registration; what goes wrong on the way is a sentence. */
export function useOnboarding() {
  const change = useChange();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<{ detail: string; isSignedOut: boolean } | null>(null);

  usePageShown(() => setOpening(false));

  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    setFailure(null);
    const answer = await change(() => call('POST /api/proprietario/pagamenti/attiva'));
    const url = answer.ok ? answer.data.url : '';
    if (isOnboardingUrl(url, location.origin)) return location.assign(url);
    const isSignedOut = !answer.ok && answer.status === SIGNED_OUT;
    setFailure({ detail: answer.ok ? messages.nonAperta : answer.detail, isSignedOut });
    setOpening(false);
  };
  return { isOpening, failure, open };
}
