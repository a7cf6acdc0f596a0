import * as t from './no-photos-messages.it.ts';

/** Stands where the photos of a home will be: its region as it is drawn everywhere here, and whom to ask for a look inside. */
export function NoPhotosYet({ poster, regione }: { poster: string; regione: string }) {
  return (
    <div className="strutture-no-photos">
      <img src={poster} alt={t.disegnoDi(regione)} width={320} height={400} />
      <p>
        <b>{t.inArrivo}</b>
        {t.intanto} <a href="#chi-accoglie">{t.chiediAChiApre}</a>
      </p>
    </div>
  );
}
