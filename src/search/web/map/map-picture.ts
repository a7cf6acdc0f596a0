export { loadPicture } from '../../../locations/web/map/load-geo.ts';
export { preloadPoints } from './use-points.ts';
