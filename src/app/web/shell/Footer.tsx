import { Link } from 'react-router';
import { Logo } from '../../../ui/Logo.tsx';
import { SectionLink } from './SectionLink.tsx';
import { useMeasuring } from './use-measuring.ts';

/** The foot of every page: only places that exist, and the credits that the licences ask for. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo />
            <p className="motto">
              Case vacanza, B&amp;B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.
            </p>
          </div>
          <div>
            <h2 className="h4">Viaggiare</h2>
            <ul>
              <li>
                <SectionLink section="regioni">Le 20 regioni</SectionLink>
              </li>
              <li>
                <Link to="/come-ordiniamo">Come ordiniamo le case</Link>
              </li>
              <li>
                <Link to="/blog">Blog</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="h4">Ospitare</h2>
            <ul>
              <li>
                <Link to="/inserisci">Inserisci la tua Struttura</Link>
              </li>
              <li>
                <Link to="/proprietario">Area proprietari</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="h4">Ospitalia</h2>
            <ul>
              <li>
                <SectionLink section="chi-siamo">Chi siamo</SectionLink>
              </li>
              <li>
                <Link to="/termini">Termini</Link>
              </li>
              <li>
                <Link to="/privacy">Privacy</Link>
              </li>
              <li>
                <Link to="/i-miei-dati">I tuoi dati</Link>
              </li>
              <li>
                <Link to="/cookie">{useMeasuring() ? 'Preferenze sui cookie' : 'Cookie'}</Link>
              </li>
              <li>
                <Link to="/accessibilita">Accessibilità</Link>
              </li>
              <li>
                <Link to="/attribuzioni">Fonti e attribuzioni</Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="fin">
          <span>© 2026 Ospitalia</span>
          <span>Mappa: @svg-maps/italy, CC BY 4.0</span>
          <span>Comuni: ISTAT</span>
          <span>Coordinate: GeoNames, CC BY 4.0</span>
          <span>Illustrazioni: Ospitalia</span>
        </div>
      </div>
    </footer>
  );
}
