import { Link, type LoaderFunctionArgs } from 'react-router';
import { AskForLink } from '../../../privacy/web/AskForLink.tsx';
import '../../../privacy/web/privacy.css';
import { Drawing } from '../../../ui/Drawing.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext);
  const head = writeHead({
    title: 'I tuoi dati',
    description: 'Vedi, scarica o cancella quello che Ospitalia tiene con il tuo indirizzo e-mail. Senza password.',
    path: '/i-miei-dati',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

export default function IMieiDatiPage() {
  return (
    <div className="wrap">
      <div className="dati-soglia">
        <div className="testo">
          <h1>I tuoi dati</h1>
          <p className="lead">
            Scrivi il tuo indirizzo: ti mandiamo un link per vedere che cosa c’è, scaricarlo o cancellarlo.
          </p>
          <noscript>
            <p className="note warn">Il link si chiede con un pulsante che ha bisogno di JavaScript.</p>
          </noscript>
          <AskForLink />
          <p className="muted">
            Hai una casa su Ospitalia? Trovi le stesse cose nella <Link to="/proprietario">tua area</Link>.
          </p>
        </div>
        <div className="disegno">
          <Drawing name="window" />
        </div>
      </div>
    </div>
  );
}
