import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DataLinkForm } from '../../../privacy/web/DataLinkForm.tsx';
import { PersonalRecords } from '../../../privacy/web/PersonalRecords.tsx';
import '../../../privacy/web/privacy.css';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import * as privacyMessages from '../../../privacy/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export const shouldRevalidate = () => false;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { view: await load(context, () => context.get(pageContext).privacy.open(token)) };
}

export function meta() {
  return [{ title: messages.yourDataPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function IMieiDatiApriPage() {
  const { view } = useLoaderData<typeof loader>();
  if (view !== null) return <PersonalRecords {...view} />;
  return (
    <div className="wrap page privacy-page">
      <h1>{messages.yourDataLabel}</h1>
      <p className="note warn">
        <Icon name="warning" />
        {privacyMessages.dataLinkInvalid}
      </p>
      <div className="mt-6">
        <DataLinkForm />
      </div>
    </div>
  );
}
