/** Width of a card: one column on a phone, two columns from about 700 px, and beside an aside from 1181 px. */
export const PHOTO_SIZES = '(max-width: 694px) calc(100vw - 40px), (max-width: 1180px) 45vw, 460px';
