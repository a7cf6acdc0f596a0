export { loadPicture } from '../../../locations/web/map/load-geo.ts';
export { askEarly } from './use-points.ts';
