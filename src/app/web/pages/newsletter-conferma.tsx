import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { NewsletterPage } from '../../../blog/web/visitor/newsletter/NewsletterPage.tsx';
import { NewsletterForm } from '../../../blog/web/visitor/newsletter/NewsletterForm.tsx';
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
  return [{ title: 'Conferma l’iscrizione — Ospitalia' }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterConfermaPage() {
  const { hasToken } = useLoaderData<typeof loader>();
  return (
    <NewsletterPage title="Conferma l’iscrizione">
      <TokenAction
        hasToken={hasToken}
        send={(token) => call('POST /api/newsletter/conferma', { body: { token } })}
        lead="Premi «Conferma» e ti scriviamo quando esce un articolo che vale il viaggio."
        button={{ ready: 'Conferma', sending: 'Confermiamo…' }}
        after={
          <Link className="btn alt" to="/blog">
            Vai al blog
          </Link>
        }
        instead={
          <>
            <p>Puoi chiedere un’altra e-mail di conferma qui.</p>
            <NewsletterForm />
          </>
        }
      />
    </NewsletterPage>
  );
}
