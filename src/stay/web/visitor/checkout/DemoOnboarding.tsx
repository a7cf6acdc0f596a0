import { paths } from '../../../../kernel/pages/paths.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { goTo } from '../../provider-address.ts';
import * as messages from '../../../messages/visitor.ts';

const REQUIREMENTS = [messages.onboardingIdentityItem, messages.onboardingAddressItem, messages.onboardingIbanItem];

export function DemoOnboarding({ account }: { account: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await call('POST /api/pagamento-demo/attivazione/{account}', { params: { account } });
    if (answer.ok && goTo(answer.data.url)) return;
    setFailure((answer.ok ? '' : answer.detail) || messages.actionFailed);
    setBusy(false);
  };
  return (
    <div className="wrap stay-checkout stretta">
      <p className="note warn">
        <Icon name="warning" />
        <b>{messages.demoOnboardingNotice}</b>
      </p>
      <form className="carta" onSubmit={(event) => void submit(event)}>
        <h1 className="h3">{messages.activatePaymentsTitle}</h1>
        <p>{messages.realOnboardingIntro}</p>
        <ul className="ticks">
          {REQUIREMENTS.map((each) => (
            <li key={each}>
              <Icon name="check" />
              {each}
            </li>
          ))}
        </ul>
        <FailureAlert>{failure}</FailureAlert>
        <BusyButton isBusy={isBusy} className="btn full">
          {messages.completeTestOnboardingButton}
        </BusyButton>
        <a className="btn quiet" href={paths.proprietario}>
          {messages.backToOwnerAreaLink}
        </a>
      </form>
    </div>
  );
}
