import { paths } from '../../../kernel/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { NewsletterPage } from '../../../blog/web/visitor/newsletter/NewsletterPage.tsx';
import { NewsletterForm } from '../../../blog/web/visitor/newsletter/NewsletterForm.tsx';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import '../../../blog/web/visitor/blog.css';
import * as t from './newsletter-conferma-messages.it.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: new URL(request.url).searchParams.has('token') };
}

export function meta() {
  return [{ title: t.confermaIscrizioneOspitalia }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterConfermaPage() {
  const { hasToken } = useLoaderData<typeof loader>();
  return (
    <NewsletterPage title={t.confermaIscrizione}>
      <TokenAction
        hasToken={hasToken}
        send={(token) => call('POST /api/newsletter/conferma', { body: { token } })}
        lead={t.premiConfermaETiScriviamo}
        button={{ ready: t.conferma, sending: t.confermiamo }}
        after={
          <Link className="btn alt" to={paths.blog}>
            {t.vaiAlBlog}
          </Link>
        }
        instead={
          <>
            <p>{t.puoiChiedereAltraEMail}</p>
            <NewsletterForm />
          </>
        }
      />
    </NewsletterPage>
  );
}
