import { paths } from '../../../kernel/pages/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { NewsletterPage } from '../../../blog/web/visitor/newsletter/NewsletterPage.tsx';
import { NewsletterForm } from '../../../blog/web/visitor/newsletter/NewsletterForm.tsx';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import '../../../blog/web/visitor/blog.css';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: new URL(request.url).searchParams.has('token') };
}

export function meta() {
  return [{ title: messages.newsletterConfirmationPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterConfermaPage() {
  const { hasToken } = useLoaderData<typeof loader>();
  return (
    <NewsletterPage title={messages.newsletterConfirmationTitle}>
      <TokenAction
        hasToken={hasToken}
        send={(token) => call('POST /api/newsletter/conferma', { body: { token } })}
        lead={messages.newsletterConfirmationHelp}
        button={{ ready: messages.confirmButton, sending: messages.confirmingLabel }}
        after={
          <Link className="btn alt" to={paths.blog}>
            {messages.goToBlogLink}
          </Link>
        }
        instead={
          <>
            <p>{messages.newConfirmationMailHint}</p>
            <NewsletterForm />
          </>
        }
      />
    </NewsletterPage>
  );
}
