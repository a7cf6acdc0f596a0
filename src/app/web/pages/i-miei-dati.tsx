import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import { paths } from '../../../kernel/paths.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { AskForLink } from '../../../privacy/web/AskForLink.tsx';
import '../../../privacy/web/privacy.css';
import { Drawing } from '../../../ui/Drawing.tsx';
import { catWindow } from '../../../ui/drawings/window.ts';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as t from './i-miei-dati-messages.it.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext);
  const head = writeHead({
    title: t.iTuoiDati,
    description: t.vediScaricaOCancellaQuello,
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
          <h1>{t.iTuoiDati}</h1>
          <p className="lead">{t.scriviIlTuoIndirizzo}</p>
          <noscript>
            <p className="note warn">{t.ilLinkSiChiede}</p>
          </noscript>
          <AskForLink />
          <p className="muted">
            {t.haiUnaCasaSuOspitalia} <OwnersLink page="proprietario">{t.tuaArea}</OwnersLink>.
          </p>
        </div>
        <div className="disegno">
          <Drawing of={catWindow} />
        </div>
      </div>
    </div>
  );
}
