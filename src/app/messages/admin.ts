export * from './admin.it.ts';
