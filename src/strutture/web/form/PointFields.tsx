import { PlaceMap } from '../../../locations/web/map/PlaceMap.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatPoint, parsePoint } from '../../rules/parse-point.ts';
import { CheckRow } from './CheckRow.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { TextField } from './TextField.tsx';
import * as t from './story-messages.it.ts';

/** Where the house stands, and how exactly guests may know it before they book (decision 0105). */
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

/** The pin that was read, to be moved to the door. */
function PointMap({ form }: { form: FormControls }) {
  const { punto, posizione_approssimativa, nome } = form.state;
  const point = parsePoint(punto);
  if (!point.ok || point.value === null) return null;
  return (
    <PlaceMap
      {...point.value}
      precisione={posizione_approssimativa ? 'approssimativa' : 'esatta'}
      nome={nome}
      onMove={(place) => form.set({ punto: formatPoint(place) })}
    />
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
