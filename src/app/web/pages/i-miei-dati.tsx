import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import { paths } from '../../../kernel/pages/paths.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { DataLinkForm } from '../../../privacy/web/DataLinkForm.tsx';
import '../../../privacy/web/privacy.css';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { catWindow } from '../../../ui/drawings/window.ts';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as messages from '../../messages/visitor.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext);
  const head = writeHead({
    title: messages.yourDataLabel,
    description: messages.yourDataPageDescription,
    path: paths.iMieiDati,
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

export default function IMieiDatiPage() {
  return (
    <div className="wrap">
      <div className="privacy-sign-in">
        <div className="testo">
          <h1>{messages.yourDataLabel}</h1>
          <p className="lead">{messages.dataLinkRequestHelp}</p>
          <noscript>
            <p className="note warn">{messages.dataLinkNeedsJavaScript}</p>
          </noscript>
          <DataLinkForm />
          <p className="muted">
            {messages.ownerDataHint} <OwnersLink page="proprietario">{messages.ownerDataLink}</OwnersLink>.
          </p>
        </div>
        <div className="disegno">
          <Drawing of={catWindow} />
        </div>
      </div>
    </div>
  );
}
