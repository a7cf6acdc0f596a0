import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';

const CHOSEN_PLACE = /^\/struttur[ae]\//;

/** The header's links; «Torna alla mappa» is there once a region is chosen (specification section 2, Home). */
export function HeaderLinks() {
  const { pathname } = useLocation();
  return (
    <>
      {CHOSEN_PLACE.test(pathname) && (
        <SectionLink section="regioni" className="nav-a">
          <Icon name="map-trifold" />
          Torna alla mappa
        </SectionLink>
      )}
      <SectionLink section="regioni" className="nav-a">
        Regioni
      </SectionLink>
      <SectionLink section="chi-siamo" className="nav-a">
        Chi siamo
      </SectionLink>
      <NavLink className="nav-a" to="/blog">
        Blog
      </NavLink>
      <NavLink className="nav-a proprietari" to="/proprietario">
        Area proprietari
      </NavLink>
      <Link className="btn sm" to="/inserisci">
        Inserisci la tua Struttura
      </Link>
    </>
  );
}
