import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../ui/toast-store.ts';
import { OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';
import * as messages from '../../messages/owner.ts';

export function useGone() {
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  const leave = useEffectEvent(async () => {
    await navigate(OWNER_AREA, { replace: true });
    showToast(messages.listingDeleted);
  });
  // A step later than the answer: by then nothing asks whether the page may be left.
  useEffect(() => {
    if (isGone) void leave();
  }, [isGone]);
  return { isGone, onGone: () => setGone(true) };
}
