import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import '../../../strutture/web/form/form.css';
import '../../../stay/web/owner/conditions/conditions.css';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { parseStrutturaId } from '../../../strutture/rules/struttura-path.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { AreaHead } from '../../../accounts/web/owner/AreaHead.tsx';
import { ConditionsForm } from '../../../stay/web/owner/conditions/ConditionsForm.tsx';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import { ownerMeta, requireAccount } from '../owner/owner-page.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as struttureVisitorMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/owner.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const account = await requireAccount(context, request);
  const id = parseStrutturaId(params['id']);
  const { conditions, today } = context.get(pageContext);
  return load(context, async () => {
    if (id === null) throw new AppError('NON_TROVATO', struttureVisitorMessages.listingNotFound);
    return { conditions: await conditions.read(account, id), today };
  });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(
    loaderData
      ? messages.titleOfProperty(struttureMessages.pricesAndConditionsTitle, loaderData.conditions.nome)
      : struttureMessages.pricesAndConditionsTitle,
  );
}

export default function ProprietarioCondizioniPage() {
  const { conditions, today } = useLoaderData<typeof loader>();
  const { id, nome } = conditions;
  return (
    <div className="wrap area" key={id}>
      <AreaHead title={struttureMessages.pricesAndConditionsTitle} above={{ to: ownerPath(id), label: nome }} />
      <ConditionsForm conditions={conditions} today={today} />
    </div>
  );
}
