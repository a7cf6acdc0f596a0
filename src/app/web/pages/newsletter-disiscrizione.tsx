import { paths } from '../../../kernel/pages/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../api/call.ts';
import { NewsletterPage } from '../../../blog/web/visitor/newsletter/NewsletterPage.tsx';
import { TokenAction } from '../../../blog/web/visitor/newsletter/TokenAction.tsx';
import '../../../blog/web/visitor/blog.css';
import * as messages from '../../messages/visitor.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { hasToken: new URL(request.url).searchParams.has('token') };
}

export function meta() {
  return [{ title: messages.unsubscribePageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function NewsletterDisiscrizionePage() {
  const { hasToken } = useLoaderData<typeof loader>();
  const toBlog = (
    <Link className="btn alt" to={paths.blog}>
      {messages.goToBlogLink}
    </Link>
  );
  return (
    <NewsletterPage title={messages.unsubscribeTitle}>
      <TokenAction
        hasToken={hasToken}
        send={(token) => call('POST /api/newsletter/disiscrizione', { body: { token } })}
        lead={messages.unsubscribeHelp}
        button={{ ready: messages.unsubscribeTitle, sending: messages.unsubscribingLabel }}
        after={toBlog}
        instead={
          <>
            <p>{messages.unsubscribeLinkHint}</p>
            {toBlog}
          </>
        }
      />
    </NewsletterPage>
  );
}
