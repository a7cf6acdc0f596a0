import { paths } from '../../../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import './newsletter.css';
import * as messages from '../../../messages/visitor.ts';

export function NewsletterBand() {
  return (
    <section className="blog-mail" aria-labelledby="newsletter">
      <div className="wrap">
        <div>
          <h2 id="newsletter">{messages.newsletterTitle}</h2>
          <p>
            {messages.newsletterPitch} {messages.articlesInItalianNote}
          </p>
        </div>
        <div>
          <NewsletterForm />
          <p className="piccolo">
            {messages.newsletterPrivacyNote} <Link to={paths.privacy}>{messages.privacyLink}</Link>
            {messages.feedReaderQuestion}{' '}
            <a href="/blog/feed.xml">
              <Icon name="rss" size={16} />
              {messages.rssFeedLink}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
