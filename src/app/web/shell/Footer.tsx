import { Link } from 'react-router';
import { Logo } from '../../../ui/Logo.tsx';
import { SectionLink } from './SectionLink.tsx';
import { useAnalytics } from './use-analytics.ts';
import * as t from './messages.it.ts';

/** The foot of every page: only places that exist, and the credits that the licences ask for. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo />
            <p className="motto">{t.caseVacanzaBBAffittacamere}</p>
          </div>
          <div>
            <h2 className="h4">{t.viaggiare}</h2>
            <ul>
              <li>
                <SectionLink section="regioni">{t.leRegioni}</SectionLink>
              </li>
              <li>
                <Link to="/come-ordiniamo">{t.comeOrdiniamoLeCase}</Link>
              </li>
              <li>
                <Link to="/blog">{t.blog}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="h4">{t.ospitare}</h2>
            <ul>
              <li>
                <Link to="/inserisci">{t.inserisciLaTuaStruttura}</Link>
              </li>
              <li>
                <Link to="/proprietario">{t.areaProprietari}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="h4">{t.ospitalia}</h2>
            <ul>
              <li>
                <SectionLink section="chi-siamo">{t.chiSiamo}</SectionLink>
              </li>
              <li>
                <Link to="/termini">{t.termini}</Link>
              </li>
              <li>
                <Link to="/privacy">{t.privacy}</Link>
              </li>
              <li>
                <Link to="/i-miei-dati">{t.iTuoiDati}</Link>
              </li>
              <li>
                <Link to="/cookie">{useAnalytics() ? t.preferenzeSuiCookie : t.cookie}</Link>
              </li>
              <li>
                <Link to="/accessibilita">{t.accessibilita}</Link>
              </li>
              <li>
                <Link to="/attribuzioni">{t.fontiEAttribuzioni}</Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="fin">
          <span>{t.diritti}</span>
          <span>{t.mappaSvgMapsItalyCc}</span>
          <span>{t.comuniIstat}</span>
          <span>{t.coordinateGeonamesCcBy}</span>
          <span>{t.illustrazioniOspitalia}</span>
        </div>
      </div>
    </footer>
  );
}
