import { useEffect, useMemo, useState } from 'react';
import { fitFrame, type MapFrame, pictureBox } from '../../../locations/rules/map-frame.ts';
import { mapPixels } from '../../../locations/rules/map-places.ts';
import { loadPicture, type Picture } from '../../../locations/web/map/load-geo.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Point } from '../../contract.ts';
import { clusterPoints } from '../../rules/cluster-points.ts';
import type { MapBox } from '../../rules/search-criteria.ts';
import { fitOfBox, fitOfPlaces } from './fit-places.ts';
import { PillText } from './PillText.tsx';
import { gatheringZoom } from './use-view.ts';

type MapPictureProps = { points: readonly Point[]; box: MapBox | null; hasMap: boolean };
type Drawing = MapFrame & { width: number; height: number };

export function MapPicture({ points, box, hasMap }: MapPictureProps) {
  const [container, setContainer] = useState<Element | null>(null);
  const drawing = useMemo(() => container && drawingOf(container, points, box), [container, points, box]);
  const picture = usePicture();
  return (
    <div
      ref={setContainer}
      className="disegno fondo locations-picture"
      aria-hidden="true"
      data-pronta={drawing && picture ? '' : undefined}
    >
      {drawing && picture && (
        <svg viewBox={pictureBox(drawing, drawing)} preserveAspectRatio="none">
          <path className="mare" d={picture.mare} />
          <path className="confini" d={picture.confini} />
        </svg>
      )}
      {drawing && !hasMap && <DrawnPills points={points} drawing={drawing} />}
    </div>
  );
}

function usePicture(): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    // A failed preview is ignored, because the map works without it.
    loadPicture().then(setPicture, () => undefined);
  }, []);
  return picture;
}

function drawingOf(container: Element, points: readonly Point[], box: MapBox | null): Drawing | null {
  const { clientWidth: width, clientHeight: height } = container;
  const fit = box ? fitOfBox(container, box) : fitOfPlaces(container, points);
  const frame = fit && fitFrame(fit.bounds, { width, height }, fit.padding, fit.maxZoom);
  return frame && { ...frame, width, height };
}

function DrawnPills({ points, drawing }: { points: readonly Point[]; drawing: Drawing }) {
  const { zoom, left, top, width, height } = drawing;
  const clusters = useMemo(() => clusterPoints(points, gatheringZoom(zoom)), [points, zoom]);
  return (
    <div className="search-pills">
      {clusters.map((cluster) => {
        const { x, y } = mapPixels(cluster, zoom);
        const [across, down] = [x - left, y - top];
        if (across < 0 || down < 0 || across > width || down > height) return null;
        return (
          <span
            key={cluster.points[0].id}
            className={classNames('search-pill', cluster.points.length > 1 && 'gruppo')}
            style={{ left: across, top: down }}
          >
            <PillText points={cluster.points} />
          </span>
        );
      })}
    </div>
  );
}
