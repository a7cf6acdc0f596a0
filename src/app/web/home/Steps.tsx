import { NumberedSteps } from '../../../ui/NumberedSteps.tsx';
import { FormLink } from './FormLink.tsx';
import * as t from './messages.it.ts';

const steps = [
  {
    title: t.scegliLaRegione,
    text: t.ventiRegioniDallaValleAosta,
  },
  {
    title: t.esploraLeProvince,
    text: t.perOgniProvinciaVedi,
  },
  {
    title: t.trovaAppartamento,
    text: t.controllaLeDateLibere,
  },
];

/** Welcome, the owner's button, and how it works in three steps (PRODUCT.md § 2, Home). */
export function Steps({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="section" aria-labelledby="come">
      <div className="wrap home-steps">
        <div className="intro">
          <h2 id="come">
            {t.benvenuto}
            <br />
            {t.laPortaSiApre}
          </h2>
          <p>{t.nienteAnnunciSponsorizzatiENiente}</p>
          <FormLink className="btn alt mt-6" onOpen={onOpenForm}>
            {t.seiUnProprietarioInserisci}
          </FormLink>
        </div>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
