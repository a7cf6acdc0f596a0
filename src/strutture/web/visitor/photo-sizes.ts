/** Width of a card: one column on a phone, two from about 700 px on, beside an aside from 1181 px on. */
export const PHOTO_SIZES = '(max-width: 694px) calc(100vw - 40px), (max-width: 1180px) 45vw, 460px';
