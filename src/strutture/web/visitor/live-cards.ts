export { followPhotoStrips } from '../../../media/web/photo-strips.ts';
export { followHearts, pressHeart } from './saved/show-hearts.ts';
