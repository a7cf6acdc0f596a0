import { NumberedSteps } from '../../../ui/NumberedSteps.tsx';
import { FormLink } from './FormLink.tsx';

const steps = [
  {
    title: 'Scegli la regione',
    text: 'Venti regioni, dalla Valle d’Aosta alla Sardegna: parti da una cartolina o dalla mappa.',
  },
  {
    title: 'Esplora le province',
    text: 'Per ogni provincia vedi le città e quante case ci aspettano, senza sorprese.',
  },
  {
    title: 'Trova l’appartamento',
    text: 'Controlla le date libere e il prezzo totale, poi scrivi o chiama chi ti ospiterà.',
  },
];

/** Welcome, the owner's button, and how it works in three steps (specification section 2, Home). */
export function Steps({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="sez" aria-labelledby="come">
      <div className="wrap passi">
        <div className="intro">
          <h2 id="come">
            Benvenuto.
            <br />
            La porta si apre in&nbsp;tre&nbsp;passi.
          </h2>
          <p>
            Niente annunci sponsorizzati e niente classifiche: scegli un luogo, guardi le case che ci sono davvero e
            scrivi a chi ti ospiterà.
          </p>
          <FormLink className="btn alt mt-6" onOpen={onOpenForm}>
            Sei un Proprietario? Inserisci la tua Struttura
          </FormLink>
        </div>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
