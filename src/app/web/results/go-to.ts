import { redirect } from 'react-router';

/** Leaves a loader for another address of the site. */
export function goTo(path: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere
  throw redirect(path);
}
