/** Where a phone's list over the map is drawn up by: the id of an element at the list's beginning. */
export const SHEET_GRIP = 'presa';

/** Where the map takes the whole screen, and the list lies over it (`sheet.css`). */
export const WHOLE_SCREEN = '(max-width: 1080px)';
