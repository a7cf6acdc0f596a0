import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { homePicturesMessages as messages } from '../../home-pictures-messages.it.ts';
import { OWN_PICTURES } from '../../rules/own-pictures.ts';
import { PicturePlace } from './PicturePlace.tsx';
import { usePictures } from './use-pictures.ts';
import '../actions/actions.css';
import './pictures.css';
import * as t from './messages.it.ts';

/** Foto di Chi siamo: the 13 landscapes of the home page, each of which a photo can take the place of (decision 31). */
export function PicturesDialog({ onClose }: { onClose: () => void }) {
  const { pictures, isMissing, retry, change } = usePictures();
  return (
    <Dialog open onClose={onClose} title={messages.titolo} className="w admin-action">
      <p className="muted">{messages.spiegazione}</p>
      {isMissing && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <p role="alert">{messages.nonCaricate}</p>
          <button type="button" className="txtlink" onClick={retry}>
            {t.riprova}
          </button>
        </div>
      )}
      {!isMissing && pictures === null && <p role="status">{messages.inArrivo}</p>}
      {pictures !== null && (
        <ol className="admin-photo-places">
          {OWN_PICTURES.map((codice, index) => {
            const picture = pictures.find(({ posizione }) => posizione === index + 1) ?? null;
            return (
              <PicturePlace
                // What is typed is about the picture that stood there.
                key={`${codice} ${picture?.url} ${picture?.didascalia}`}
                posizione={index + 1}
                codice={codice}
                picture={picture}
                onChange={(to) => change(index + 1, to)}
              />
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
