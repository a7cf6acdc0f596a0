import { redirect } from 'react-router';

export function goTo(path: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere
  throw redirect(path);
}
