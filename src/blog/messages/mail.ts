export * from './mail.it.ts';
