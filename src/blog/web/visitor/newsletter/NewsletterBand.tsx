import { paths } from '../../../../kernel/paths.ts';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/Icon.tsx';
import { articoliInItaliano } from '../messages.it.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import './newsletter.css';
import * as t from './messages.it.ts';

export function NewsletterBand() {
  return (
    <section className="blog-mail" aria-labelledby="newsletter">
      <div className="wrap">
        <div>
          <h2 id="newsletter">{t.unaLetteraQuandoEsceQualcosa}</h2>
          <p>
            {t.eMailPerOgniArticolo} {articoliInItaliano}
          </p>
        </div>
        <div>
          <NewsletterForm />
          <p className="piccolo">
            {t.usiamoIndirizzoSoloPerQuesto} <Link to={paths.privacy}>{t.privacy}</Link>
            {t.preferisciUnLettoreDiNotizie}{' '}
            <a href="/blog/feed.xml">
              <Icon name="rss" size={16} />
              {t.feedRss}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
