import * as messages from '../../messages/visitor.ts';

/** Stands where the photos of a home will be: its region as it is drawn everywhere here, and whom to ask for a look inside. */
export function NoPhotosYet({ poster, regione }: { poster: string; regione: string }) {
  return (
    <div className="strutture-no-photos">
      <img src={poster} alt={messages.regionDrawingAlt(regione)} width={320} height={400} />
      <p>
        <b>{messages.photosComingTitle}</b>
        {messages.photosComingText} <a href="#chi-accoglie">{messages.askTheHostLink}</a>
      </p>
    </div>
  );
}
