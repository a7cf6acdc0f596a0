import { loadPlace } from '../../../locations/web/load-places.ts';
import { PlaceMap } from '../../../locations/web/map/PlaceMap.tsx';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { formatPoint, parsePoint } from '../../rules/parse-point.ts';
import { CheckRow } from './CheckRow.tsx';
import type { FormControls } from './form-controls.ts';
import { TextField } from './TextField.tsx';
import * as messages from '../../messages/owner.ts';

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
          placeholder={messages.mapPointExample}
          hint={messages.mapPointHint}
        />
        <ReadPoint text={punto} />
        <PointMap form={form} />
      </div>
      <CheckRow
        id={messages.fieldId('posizione_approssimativa')}
        label={messages.FIELD_LABELS.posizione_approssimativa}
        hint={messages.approximatePositionHint}
        checked={posizione_approssimativa}
        onChange={() => form.set({ posizione_approssimativa: !posizione_approssimativa })}
      />
    </>
  );
}

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
      {point === null && <p className="hint">{messages.markerAtTownCentreWarning(citta)}</p>}
      <PlaceMap
        {...shown}
        precisione={point === null ? 'comune' : precisione}
        nome={nome}
        onMove={(place) => form.set({ punto: formatPoint(place) })}
      />
    </>
  );
}

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
            {messages.checkOnMapLink}
            <span className="sr"> {messages.opensInNewTab}</span>
          </a>
        </>
      )}
    </p>
  );
}
