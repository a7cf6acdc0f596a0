import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { textPageLoader } from '../text-page.ts';
import * as t from './contatti-messages.it.ts';

export const loader = textPageLoader({ title: t.contatti, description: t.aChiScrivere, path: paths.contatti });

export { readHead as meta } from '../read-head.ts';

export default function ContattiPage() {
  return (
    <div className="wrap page">
      <h1>{t.contatti}</h1>
      <p className="lead">{t.perOgniCosa}</p>
      <h2>{t.unaCasa}</h2>
      <p>{t.recapitiNellaPaginaDellaCasa}</p>
      <h2>{t.unaPrenotazione}</h2>
      <p>{t.laPaginaDellaPrenotazione}</p>
      <h2>{t.laTuaCasa}</h2>
      <p>
        {t.nellAreaProprietari} <OwnersLink page="proprietario">{t.areaProprietari}</OwnersLink>
      </p>
      <h2>{t.iTuoiDati}</h2>
      <p>
        {t.vederliOCancellarli} <Link to={paths.iMieiDati}>{t.iTuoiDati}</Link>
      </p>
      <h2>{t.chiGestisceIlSito}</h2>
      <p>
        {t.loDiceLInformativa} <Link to={paths.privacy}>{t.privacy}</Link>
      </p>
    </div>
  );
}
