export const PHOTO_SIZES = '(max-width: 694px) calc(100vw - 40px), (max-width: 1180px) 45vw, 460px';
