export const ripristinaOspitalia = 'Ripristina da un archivio — Ospitalia';
