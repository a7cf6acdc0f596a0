import { paths } from '../../../../kernel/paths.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { demoMessages } from '../../../demo-messages.it.ts';
import { BusyButton } from '../BusyButton.tsx';
import { goTo } from '../../provider-address.ts';
import * as t from './messages.it.ts';

/** What Stripe asks an owner for; here it is shown, not asked. */
const ASKED = [t.chiSeiNomeData, t.doveAbitiEIlCodice, t.ibanDeiBonifici];

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
    setFailure((answer.ok ? '' : answer.detail) || demoMessages.nonRiuscito);
    setBusy(false);
  };
  return (
    <div className="wrap stay-checkout stretta">
      <p className="note warn">
        <Icon name="warning" />
        <b>{demoMessages.attivazioneFinta}</b>
      </p>
      <form className="carta" onSubmit={(event) => void submit(event)}>
        <h1 className="h3">{t.attivaIPagamenti}</h1>
        <p>{t.nellaVersioneVeraQuiCe}</p>
        <ul className="ticks">
          {ASKED.map((each) => (
            <li key={each}>
              <Icon name="check" />
              {each}
            </li>
          ))}
        </ul>
        <FailureAlert>{failure}</FailureAlert>
        <BusyButton isBusy={isBusy} className="btn full">
          {t.completaLaRegistrazioneDiProva}
        </BusyButton>
        <a className="btn quiet" href={paths.proprietario}>
          {t.tornaAllaTuaArea}
        </a>
      </form>
    </div>
  );
}
