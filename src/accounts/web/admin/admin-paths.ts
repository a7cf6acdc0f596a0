/** The panel. */
export const ADMIN = '/admin';
/** Where one signs in to it. */
export const ADMIN_LOGIN = '/admin-ospitalia';
