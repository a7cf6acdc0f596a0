import { paths } from '../../../kernel/pages/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubmissionForm } from '../../../strutture/web/form/SubmissionForm.tsx';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { ownerWindow } from '../../../ui/drawings/owner-window.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { Ticks } from '../shell/Ticks.tsx';
import * as messages from '../../messages/owner.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, publicUrl } = context.get(pageContext);
  const signedIn = await load(context, account);
  const head = writeHead({
    title: messages.addYourPropertyLabel,
    description: messages.addPropertyPageDescription,
    path: paths.inserisci,
    publicUrl,
  });
  return { email: signedIn?.email ?? '', head };
}

/** No cache may store the page, because it contains the email address of a signed-in owner. */
export function headers() {
  return { 'Cache-Control': messages.privateNoStoreHeader };
}

export { readHead as meta } from '../read-head.ts';

export default function InserisciPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="wrap strutture-submission">
      <h1>{messages.addYourPropertyLabel}</h1>
      <p className="lead">
        {messages.addPropertyIntroduction} <a href="#preparare">{messages.whatToPrepareLink}</a>.
      </p>
      <div className="fogli">
        <div className="card foglio-m">
          <noscript>
            <p className="note warn">{messages.addPropertyNeedsJavaScript}</p>
          </noscript>
          <SubmissionForm email={email} heading="h2" />
        </div>
        <aside id="preparare" aria-label={messages.beforeYouStartTitle}>
          <Drawing of={ownerWindow} />
          <h2 className="owner-before">{messages.whatToPrepareTitle}</h2>
          <Ticks points={messages.thingsToPrepare} className="ticks owner-before" />
          <h2>{messages.nextStepsTitle}</h2>
          <ol className="ticks">
            {messages.nextSteps.map((step) => (
              <li key={step} className="passo">
                {step}
              </li>
            ))}
          </ol>
          <p className="passo">
            {messages.alreadySubmittedQuestion} <Link to={paths.proprietario}>{messages.enterOwnerAreaLink}</Link>.
          </p>
        </aside>
      </div>
    </div>
  );
}
