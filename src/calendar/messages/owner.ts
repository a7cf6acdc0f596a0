export * from './owner.it.ts';
