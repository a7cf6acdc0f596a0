import { useState } from 'react';
import type { Fault, Reply } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import type { PasskeyRequest } from '../../passkey-contract.ts';
import { answerWithPasskey, hasPasskeys } from './browser-passkey.ts';
import * as messages from '../../messages/owner.ts';

type PasskeyButtonProps<Data> = {
  label: string;
  className?: string;
  isOther?: boolean;
  requestChallenge: () => Promise<Reply<{ data: PasskeyRequest }>>;
  send: (passkey: unknown) => Promise<Reply<Data>>;
  onDone: (answer: Data) => void;
};

function sentenceOf({ detail }: Fault): string {
  return detail || messages.siteUnreachable;
}

export function PasskeyButton<Data>({
  label,
  className = 'btn alt full',
  isOther = false,
  requestChallenge,
  send,
  onDone,
}: PasskeyButtonProps<Data>) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const answer = async (): Promise<string | null> => {
    const challenge = await requestChallenge();
    if (!challenge.ok) return sentenceOf(challenge);
    const given = await answerWithPasskey(challenge.data.data);
    if (!given.ok) return given.sentence;
    const reply = await send(given.passkey);
    if (!reply.ok) return sentenceOf(reply);
    onDone(reply.data);
    return null;
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setFailure(await answer());
    setBusy(false);
  };

  if (isHydrated && !hasPasskeys()) return null;
  return (
    <div className="accounts-passkey">
      {isOther && <p className="accounts-or">{messages.alternativeSeparator}</p>}
      <HydratedButton className={className} aria-disabled={isBusy} onClick={() => void press()}>
        <Icon name="shield-check" />
        {isBusy ? messages.pleaseWait : label}
      </HydratedButton>
      <FailureAlert>{failure}</FailureAlert>
    </div>
  );
}
