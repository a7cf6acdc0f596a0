import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { NewsletterPage } from '../../../blog/web/visitor/newsletter/NewsletterPage.tsx';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import { SECRET_ADDRESS } from '../secret-address.ts';
import '../../../blog/web/visitor/blog.css';

/** The token in the address is told to nobody. */
export function headers() {
  return SECRET_ADDRESS;
}

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: new URL(request.url).searchParams.has('token') };
}

export function meta() {
  return [{ title: 'Lascia la newsletter — Ospitalia' }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterDisiscrizionePage() {
  const { hasToken } = useLoaderData<typeof loader>();
  const toBlog = (
    <Link className="btn alt" to="/blog">
      Vai al blog
    </Link>
  );
  return (
    <NewsletterPage title="Lascia la newsletter">
      <TokenAction
        hasToken={hasToken}
        send={(token) => call('POST /api/newsletter/disiscrizione', { body: { token } })}
        lead="Premi «Lascia la newsletter»: togliamo il tuo indirizzo e non ti scriviamo più."
        button={{ ready: 'Lascia la newsletter', sending: 'Togliamo il tuo indirizzo…' }}
        after={toBlog}
        instead={
          <>
            <p>Ogni nostra lettera ha in fondo un link per lasciarla: aprilo dall’ultima che hai ricevuto.</p>
            {toBlog}
          </>
        }
      />
    </NewsletterPage>
  );
}
