export const ADMIN = '/admin';
export const ADMIN_LOGIN = '/admin-ospitalia';
export const ADMIN_BOOKINGS = '/admin/prenotazioni';
export const ADMIN_HOUSE = '/admin/stato';
export const ADMIN_RESTORE = '/admin/ripristino';
