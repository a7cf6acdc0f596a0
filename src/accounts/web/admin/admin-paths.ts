export const ADMIN = '/admin';
export const ADMIN_LOGIN = '/admin-ospitalia';
