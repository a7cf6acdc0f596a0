export * from './visitor.it.ts';
