export { followPhotoStrips } from '../../../media/web/photo-strips.ts';
export { followChips } from './follow-chips.ts';
export { followHearts, toggleHeart as pressHeart } from './saved/show-hearts.ts';
