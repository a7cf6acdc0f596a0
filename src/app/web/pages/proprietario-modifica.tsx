import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { EditForm } from '../../../strutture/web/owner/EditForm.tsx';
import { OwnerHead } from '../../../strutture/web/owner/OwnerHead.tsx';
import { loadOwnerStruttura, ownerMeta } from '../owner/owner-page.ts';
import { Refusal } from '../../../strutture/web/owner/Refusal.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { struttura: await loadOwnerStruttura(args) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(messages.editPropertyTitle(loaderData?.struttura.nome ?? messages.propertyFallbackName));
}

export default function ProprietarioModificaPage() {
  const { struttura } = useLoaderData<typeof loader>();
  const isPublished = struttura.status === 'approvata' || struttura.status === 'sospesa';
  return (
    <div className="wrap area" key={struttura.id}>
      <OwnerHead struttura={struttura} page={messages.editPageLabel} />
      <div className="owner-correct">
        <aside>
          <Refusal struttura={struttura} isCorrecting />
          {isPublished && (
            <p className="note info">
              <Icon name="info" />
              {struttureMessages.reviewRuleHint}
            </p>
          )}
        </aside>
        <div className="card foglio-m">
          <EditForm struttura={struttura} />
        </div>
      </div>
    </div>
  );
}
