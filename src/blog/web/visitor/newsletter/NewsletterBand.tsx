import { Link } from 'react-router';
import { Icon } from '../../../../ui/Icon.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import './newsletter.css';

/** The newsletter and the feed: two ways of hearing of new articles. */
export function NewsletterBand() {
  return (
    <section className="posta" aria-labelledby="newsletter">
      <div className="wrap">
        <div>
          <h2 id="newsletter">Una lettera quando esce qualcosa di bello.</h2>
          <p>
            Un’e-mail per ogni articolo che vale il viaggio, e basta. La confermi con un clic e la lasci con un altro.
          </p>
        </div>
        <div>
          <NewsletterForm />
          <p className="piccolo">
            Usiamo l’indirizzo solo per questo: lo dice la pagina <Link to="/privacy">Privacy</Link>. Preferisci un
            lettore di notizie?{' '}
            <a href="/blog/feed.xml">
              <Icon name="rss" size={16} />
              Feed RSS
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
