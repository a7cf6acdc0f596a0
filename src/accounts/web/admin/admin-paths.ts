export const ADMIN = '/admin';
export const ADMIN_LOGIN = '/admin-ospitalia';
export const ADMIN_HOUSE = '/admin/stato';
