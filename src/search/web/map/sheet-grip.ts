/** ID of the handle at the top of the list. */
export const SHEET_GRIP = 'presa';

/** Screens where the map is full-screen and the list lies over it (`sheet.css`). */
export const WHOLE_SCREEN = '(max-width: 1080px)';
