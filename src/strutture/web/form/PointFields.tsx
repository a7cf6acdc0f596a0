import { loadPlace } from '../../../locations/web/load-place.ts';
import { PlaceMap } from '../../../locations/web/map/PlaceMap.tsx';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatPoint, parsePoint } from '../../rules/parse-point.ts';
import { CheckRow } from './CheckRow.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { TextField } from './TextField.tsx';
import * as t from './story-messages.it.ts';

/** Where the house stands, and how exactly guests may know it before they book (ADR 0080). */
export function PointFields({ form }: { form: FormControls }) {
  const { punto, posizione_approssimativa } = form.state;
  return (
    <>
      <div className="strutture-point">
        <TextField
          form={form}
          name="punto"
          autoComplete="off"
          spellCheck={false}
          optional="facoltativo"
          placeholder={t.esempioDiPunto}
          hint={t.doveSiPrendeIlPunto}
        />
        <ReadPoint text={punto} />
        <PointMap form={form} />
      </div>
      <CheckRow
        id={fieldId('posizione_approssimativa')}
        label={FIELD_LABELS.posizione_approssimativa}
        hint={t.cheCosaVedeChiCerca}
        checked={posizione_approssimativa}
        onChange={() => form.set({ posizione_approssimativa: !posizione_approssimativa })}
      />
    </>
  );
}

/** The pin, to be put on the door: in the middle of the town until somebody says where in it the house stands. */
function PointMap({ form }: { form: FormControls }) {
  const { punto, posizione_approssimativa, nome, citta, citta_id } = form.state;
  const read = parsePoint(punto);
  const point = read.ok ? read.value : null;
  const { loaded } = useLoaded(point === null ? citta_id : null, loadPlace);
  const center = loaded.kind === 'loaded' ? loaded.data.center : null;
  const shown = point ?? center;
  if (shown === null) return null;
  const precisione = posizione_approssimativa ? 'approssimativa' : 'esatta';
  return (
    <>
      {point === null && <p className="hint">{t.ilSegnoInMezzo(citta)}</p>}
      <PlaceMap
        {...shown}
        precisione={point === null ? 'comune' : precisione}
        nome={nome}
        onMove={(place) => form.set({ punto: formatPoint(place) })}
      />
    </>
  );
}

/** What was understood of it, with a map to look whether it is right. */
function ReadPoint({ text }: { text: string }) {
  const point = parsePoint(text);
  const found = point.ok ? point.value : null;
  return (
    <p role="status" className="strutture-point-read">
      {found !== null && (
        <>
          <Icon name="map-pin" />
          <span className="num">{formatPoint(found)}</span>
          <a
            className="txtlink"
            href={`https://www.openstreetmap.org/?mlat=${found.lat}&mlon=${found.lon}#map=17/${found.lat}/${found.lon}`}
            target="_blank"
            rel="noreferrer"
          >
            {t.controllaSullaMappa}
            <span className="sr"> {t.siApreInAltraScheda}</span>
          </a>
        </>
      )}
    </p>
  );
}
