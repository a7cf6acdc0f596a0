export const SHEET_GRIP = 'presa';

/** On these screens, the map is full-screen and the list lies over it (`sheet.css`). */
export const WHOLE_SCREEN = '(max-width: 1080px)';
