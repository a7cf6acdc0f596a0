export * from './operator.it.ts';
